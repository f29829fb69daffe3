/** A result, drawn: for a visitor the part that the server gave, for a user all of it. Used wherever a report is read. */
import type { ReactNode } from 'react'
import { Card } from '#components/card.tsx'
import { InsightCard } from '#components/insight-card.tsx'
import { ProductCard } from '#components/product-card.tsx'
import { recipe } from '#components/recipe.ts'
import { RoutineCard } from '#components/routine-card.tsx'
import { Signposts } from '#components/signposts.tsx'
import { TipBadges } from '#components/tip-badges.tsx'
import { TraitCards } from '#components/trait-cards.tsx'
import type { ReportSlice } from '#content/slices.ts'
import { fill, formatPrice } from '#engine/format.ts'
import type { Result, ResultProduct } from '#types/api.generated.ts'
import { ScoreList } from './score-list.tsx'

type Props = {
  readonly result: Result
  readonly words: ReportSlice
  /** Stands after the scores: what hides the rest from a visitor. */
  readonly afterScores?: ReactNode
}

export const ReportView = ({ afterScores, result, words }: Props) => {
  const { page } = words
  return (
    <>
      {result.signposts.length > 0 && (
        <Signposts heading={page.signposts.heading} lead={page.signposts.lead} items={result.signposts} />
      )}
      {result.insight && <InsightCard heading={insightHeading(words)} text={result.insight.text} />}
      {result.groups.map((group) => (
        <Part key={group.id} heading={group.title} {...(group.lead !== undefined && { lead: group.lead })}>
          <TraitCards items={group.traits} level={3} />
        </Part>
      ))}
      <Part heading={page.scores.heading} lead={page.scores.lead}>
        <ScoreList scores={result.scores} words={words} />
        {afterScores}
        <p className={recipe('text', { style: 'small', tone: 'muted' })}>
          {fill(page.scores.based_on, { count: result.answered })}. {result.not_a_diagnosis}
        </p>
      </Part>
      {(result.issues.length > 0 || result.goals.length > 0) && <Objectives result={result} words={words} />}
      {result.routine.length > 0 && (
        <Part heading={page.routines.heading} lead={page.routines.lead}>
          <div className={recipe('stack', { gap: 'lg', columns: 'two' })}>
            {result.routine.map((part) => (
              <RoutineCard
                key={part.id}
                title={part.title}
                howOften={page.routines.how_often}
                steps={part.steps.map(({ slot_label, ...step }) => ({
                  ...step,
                  product: slot_label === null ? page.routines.no_product : `${page.routines.product}: ${slot_label}`,
                }))}
              />
            ))}
          </div>
        </Part>
      )}
      {result.tips.length > 0 && (
        <Part heading={page.tips.heading} lead={page.tips.lead}>
          <TipBadges badges={result.tips} because={page.tips.because} evidence={page.ledger.evidence} />
        </Part>
      )}
      {result.products.length > 0 && (
        <Part heading={page.product.heading} lead={words.label_note}>
          <div className={recipe('stack', { gap: 'lg', columns: 'two' })}>
            {result.products.map((product) => (
              <Product key={product.id} product={product} words={words} />
            ))}
          </div>
        </Part>
      )}
    </>
  )
}

export const Part = ({
  children,
  heading,
  lead,
}: {
  readonly heading: string
  readonly lead?: string
  readonly children: ReactNode
}) => (
  <section className={recipe('stack', { gap: 'md' })}>
    <div className={recipe('stack', { gap: 'xs' })}>
      <h2 className={recipe('text', { style: 'heading' })}>{heading}</h2>
      {lead !== undefined && <p className={recipe('text', { tone: 'muted' })}>{lead}</p>}
    </div>
    {children}
  </section>
)

const insightHeading = ({ page }: ReportSlice): string =>
  page.objectives.cards.find(({ id }) => id === 'insight')?.title ?? page.objectives.heading

const Objectives = ({ result, words: { page } }: { readonly result: Result; readonly words: ReportSlice }) => {
  const lists: Readonly<Record<string, readonly { readonly id: string; readonly label: string }[]>> = {
    issues: result.issues,
    goals: result.goals,
  }
  return (
    <Part heading={page.objectives.heading}>
      <div className={recipe('stack', { gap: 'lg', columns: 'two' })}>
        {page.objectives.cards.map(({ empty, id, title }) => {
          const items = lists[id]
          return (
            items && (
              <Card key={id}>
                <h3 className={recipe('text', { style: 'question' })}>{title}</h3>
                {items.length === 0 ? (
                  <p>{empty}</p>
                ) : (
                  <ul className={recipe('list')}>
                    {items.map((item) => (
                      <li key={item.id}>{item.label}</li>
                    ))}
                  </ul>
                )}
              </Card>
            )
          )
        })}
      </div>
    </Part>
  )
}

const Product = ({ product, words }: { readonly product: ResultProduct; readonly words: ReportSlice }) => {
  const { product: copy } = words.page
  return (
    <ProductCard
      brand={product.brand}
      name={product.name}
      picture={product.image}
      pictureAlt={copy.default_picture_alt}
      price={fill(copy.price, { price: formatPrice(product.price_pence) })}
      {...(product.size_ml !== undefined && { size: fill(copy.size, { size: product.size_ml }) })}
      forStep={fill(copy.for_step, { step: product.slot_label })}
      {...(product.sample && { sample: words.sample_note })}
      why={{ heading: copy.why, reasons: product.reasons }}
      {...(product.doubts.length > 0 && { against: { heading: copy.against, doubts: product.doubts } })}
      {...(product.ingredients !== undefined && {
        ingredients: { summary: copy.ingredients_open, text: product.ingredients },
      })}
      {...(!product.sample && {
        shop: {
          href: product.link,
          label: fill(copy.buy, { retailer: product.retailer ?? product.brand }),
          note: copy.buy_note,
        },
      })}
    />
  )
}

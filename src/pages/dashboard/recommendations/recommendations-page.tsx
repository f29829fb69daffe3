/** The recommended products of the latest report, with reasons, doubts, ingredients and prices. */
import { modules } from 'virtual:content/modules'
import { hasNoKnownScore } from '#engine/result/scores/shown-score.ts'
import { needsLogin } from '#client/calls/session-call.ts'
import { Button, ButtonLink } from '#components/button.tsx'
import { Loading } from '#components/loading.tsx'
import { Markdown } from '#components/markdown.tsx'
import { Note } from '#components/note.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { NoDataCard, NoTiles } from '#components/result/no-data.tsx'
import { ProductCards, ProductGroup } from '#components/result/product-group.tsx'
import { EmptyState, FailedState } from '#components/state-card.tsx'
import { byPart } from '#engine/products/by-part.ts'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { fill, formatPrice } from '#engine/format.ts'
import { ofAllProducts } from '#engine/result/texts/report-texts.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { ReportSection } from '#pages/report/report-section.tsx'
import { ProductIntro } from '#pages/report/product-intro.tsx'
import { SiteLink } from '#pages/site-link.tsx'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { PurchaseAll } from './purchase-all.tsx'
import { RateRecommendation } from './rate-recommendation.tsx'
import { RecommendedProduct } from './recommended-product.tsx'
import { isSample, penceOfAll, readRecommended, reasonsFor, shopOf, type Recommended } from './recommended.ts'
import { useFocusOnTarget } from '#pages/dashboard/use-focus-on-target.ts'
import { useLoad } from '#pages/dashboard/use-load.ts'
import { withFocusOnHeading } from '#pages/focus-heading.ts'
import type { Failure } from '#types/failure.ts'
import { wordsOfPart } from '#pages/report/words-of-part.ts'

export const RecommendationsPage = () => {
  const { calls, content, user } = useDashboard()
  const words = content.page.recommendations
  const { reload, result } = useLoad(`recommended ${user.id}`, (signal) => readRecommended(calls, user.id, signal))
  return (
    <>
      <header className={recipe('stack', { gap: 'xs' })}>
        <h1 className={recipe('text', { style: 'title' })} tabIndex={-1}>
          {words.heading}
        </h1>
        {result.state === 'ready' && result.value.products.length > 0 && <Intro recommended={result.value} />}
      </header>
      {result.state === 'loading' && <Loading text={content.messages.recommendations.loading} blocks={3} />}
      {result.state === 'failed' && <Failed failure={result.failure} again={reload} />}
      {result.state === 'ready' && result.value.products.length === 0 && <Nothing recommended={result.value} />}
      {result.state === 'ready' && result.value.products.length > 0 && (
        <Products recommended={result.value} again={reload} />
      )}
    </>
  )
}

const Failed = ({ again, failure }: { readonly failure: Failure; readonly again: () => void }) => {
  const { content } = useDashboard()
  const { states } = content.page.recommendations
  const { common, recommendations: messages } = content.messages
  const visitor = needsLogin(failure)
  return (
    <FailedState
      art={visitor ? content.pictures.empty_products : content.pictures.failed}
      heading={states.failed.heading}
      text={visitor ? messages.not_logged_in : failureMessage(failure, common, { failure: messages.failure })}
      actions={
        visitor ? (
          <ButtonLink href={states.visitor.action.to} link={SiteLink}>
            {states.visitor.action.label}
          </ButtonLink>
        ) : (
          <Button onClick={withFocusOnHeading(again)}>{states.failed.action}</Button>
        )
      }
    />
  )
}

/** There is no report yet, no step needs a product, or none fits. */
const Nothing = ({ recommended: { report } }: { readonly recommended: Recommended }) => {
  const { content } = useDashboard()
  const { empty, nothing_fits, nothing_needed } = content.page.recommendations.states
  const { recommendations: messages } = content.messages
  const result = report.ok ? report.value?.result : undefined
  const steps = result?.routine.flatMap((part) => part.steps) ?? []
  const state =
    result === undefined
      ? { ...empty, text: messages.none }
      : steps.length > 0 && steps.every(({ slot }) => slot === null)
        ? nothing_needed
        : { ...nothing_fits, text: messages.nothing_fits }
  const shown = {
    heading: state.heading,
    text: state.text,
    actions: (
      <ButtonLink href={state.action.to} link={SiteLink}>
        {state.action.label}
      </ButtonLink>
    ),
  }
  return result === undefined && content.part_places.length > 0 ? (
    <NoDataCard {...shown}>
      <NoTiles places={content.part_places} size="large" />
    </NoDataCard>
  ) : (
    <EmptyState art={content.pictures.empty_products} {...shown} />
  )
}

/** The reasons of each product, as far as the report has them. */
const storedOf = ({ products, report }: Recommended) => {
  const reply = report.ok ? report.value : null
  return products.map((product) => reasonsFor(product, reply))
}

const areSamplesIn = ({ products }: Recommended, stored: ReturnType<typeof storedOf>, samples: boolean) =>
  products.map((product, at) => isSample(product, stored[at], samples))

/** What the recommendation is based on, and what is true of all products. It is short, so that a phone shows the first product soon. */
const Intro = ({ recommended }: { readonly recommended: Recommended }) => {
  const { content, report: reportWords } = useDashboard()
  const words = content.page.recommendations
  const { products, report } = recommended
  const stored = storedOf(recommended)
  const areSamples = areSamplesIn(recommended, stored, content.sample)
  const pence = penceOfAll(products)
  const few = report.ok && report.value !== null && hasNoKnownScore(report.value.result.scores)
  const sum =
    words.sum !== undefined && areSamples.includes(false) && pence !== null && products.length > 1
      ? fill(words.sum, { count: products.length, total: formatPrice(pence, content.constants.format) })
      : undefined
  return (
    <ProductIntro
      lead={few ? words.lead_few : words.lead}
      sentences={ofAllProducts(
        stored.map((product) => ({ reasons: product?.reasons ?? [], cautions: product?.cautions ?? [] })),
        wordsOfPart(reportWords.page, 'product'),
        reportWords.reason_forms,
        reportWords.format.locale,
      )}
      sum={sum}
      sample={areSamples.includes(true) ? content.sample_note : undefined}
    />
  )
}

type ProductsProps = { readonly recommended: Recommended; readonly again: () => void }

const Products = ({ again, recommended }: ProductsProps) => {
  useFocusOnTarget()
  const { content, report: reportWords } = useDashboard()
  const { products, report } = recommended
  const words = content.page.recommendations
  const copy = wordsOfPart(reportWords.page, 'product')
  const { common, recommendations: messages } = content.messages
  const reply = report.ok ? report.value : null
  const unfilled = reply?.result.unfilled ?? []
  const steps = (reply?.result.routine ?? []).flatMap((part) => part.steps)
  const stored = storedOf(recommended)
  const { own } = shownReasons(
    stored.map((product) => ({ reasons: product?.reasons ?? [] })),
    copy.max_reasons,
  )
  const areSamples = areSamplesIn(recommended, stored, content.sample)
  const shown = products.map((product, at) => ({
    product,
    at,
    reasons: stored[at],
    why: own[at] ?? [],
    howOften: steps.find(({ slot }) => slot !== null && slot === stored[at]?.slot)?.how_often,
    // Where all are samples, the line above them says so once.
    hasSampleMark: areSamples[at] === true && areSamples.includes(false),
  }))
  const groups = byPart(shown, (one) => one.reasons?.slot, reply?.result.routine ?? [])
  const cardOf = (one: (typeof shown)[number]) => (
    <RecommendedProduct key={one.product.id} {...one} level={groups.length > 1 ? 4 : 3} />
  )
  const hasShop = products.some((product) => shopOf(product, reasonsFor(product, reply)) !== null)
  return (
    <>
      {!report.ok && (
        <Note
          status="warning"
          role="alert"
          title={failureMessage(report.failure, common, { failure: content.messages.reports.failure })}
          actions={
            <Button variant="outline" onClick={withFocusOnHeading(again)}>
              {words.states.failed.action}
            </Button>
          }
        />
      )}
      <ReportSection heading={words.products_heading} isHeadingHidden>
        {modules.ingredients && <Note status="info" title={words.allergy} />}
        {groups.length > 1 ? (
          <div className={slots('product-page')('groups')}>
            {groups.map(({ id, items, number, title }) => (
              <ProductGroup key={id} number={number} title={title}>
                {items.map(cardOf)}
              </ProductGroup>
            ))}
          </div>
        ) : (
          <ProductCards>{shown.map(cardOf)}</ProductCards>
        )}
        <div className={slots('product-page')('notes')}>
          {!areSamples.includes(true) && words.retailers && <p>{words.retailers}</p>}
          <div className={recipe('text', { width: 'measure' })}>
            <Markdown nodes={words.independent} link={SiteLink} />
          </div>
          <p className={recipe('text', { width: 'measure' })}>{words.no_treatment}</p>
          {unfilled.length > 0 && (
            <Note status="info" title={unfilled.map(({ label }) => label).join(', ')}>
              {messages.nothing_fits}
            </Note>
          )}
          {hasShop && (
            <p className={recipe('text', { style: 'small', tone: 'muted', width: 'measure' })}>{copy.price_note}</p>
          )}
          <PurchaseAll products={products} report={reply} />
        </div>
      </ReportSection>
      {reply && <RateRecommendation report={reply.id} />}
    </>
  )
}

/** Renders a result: a preview for visitors, all of it for its owner. Used in the quiz and in the dashboard. */
import { Fragment, type ReactNode } from 'react'
import { modules } from 'virtual:content/modules'
import { FirstThingCard } from '#components/result/first-thing-card.tsx'
import { Signposts } from '#components/result/signposts.tsx'
import { TraitCards } from '#components/result/trait-cards.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { firstThingTexts, hasInsightCard, insightHeading } from '#engine/result/texts/report-texts.ts'
import type { FirstThing, Result } from '#types/api.generated.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import { Objectives } from './objectives.tsx'
import { ReportSection } from './report-section.tsx'
import { groupPartId } from './report-links.tsx'
import { ReportProducts } from './report-products.tsx'
import { Routines, type PageLink } from './routines.tsx'
import { ScoreBasis } from './score-basis.tsx'
import { ScoreList } from './score-list.tsx'
import { shownParts } from './shown-parts.ts'
import { Tips } from './tips.tsx'

type Props = {
  readonly result: Result
  readonly first?: FirstThing | undefined
  readonly words: ReportSlice
  readonly order: keyof typeof orders
  /** The page with all that is known of the products, and what they were chosen for. */
  readonly products?: PageLink & { readonly lead: readonly MarkdownNode[] }
  /** Where the user sees what they have agreed to, if questions were left out because of that. */
  readonly consents?: PageLink | undefined
  /** Shown before the parts: links to them. */
  readonly links?: ReactNode
  /** Shown after the scores: the invitation for visitors. */
  readonly afterScores?: ReactNode
}

/** The quiz begins with who the result is about, a report with what to do, as the dashboard does. */
const orders = {
  quiz: ['profile', 'scores', 'first', 'objectives', 'routines', 'tips', 'products'],
  report: ['first', 'scores', 'routines', 'objectives', 'profile', 'tips', 'products'],
} as const

/** `modules` beside `shown` keeps the code of a part out of a product whose content never has it. */
export const ReportView = ({ afterScores, consents, first, links, order, products, result, words }: Props) => {
  const { page } = words
  const shown = shownParts(result, first, modules)
  const withInsight = order === 'report' && modules.profile && hasInsightCard(page)
  const parts: Readonly<Record<(typeof orders)['quiz'][number], ReactNode>> = {
    profile:
      modules.profile &&
      result.groups.map((group) => (
        <ReportSection
          key={group.id}
          id={groupPartId(group.id)}
          heading={group.title}
          {...(group.lead !== undefined && { lead: group.lead })}
        >
          <TraitCards items={group.traits} level={3} />
        </ReportSection>
      )),
    scores: modules.scores && (
      <ReportSection id="scores" heading={page.scores.heading} lead={page.scores.lead}>
        <ScoreList scores={result.scores} words={words}>
          {afterScores}
        </ScoreList>
        <ScoreBasis result={result} words={page.scores} consents={consents} notADiagnosis={result.not_a_diagnosis} />
      </ReportSection>
    ),
    first: (
      <FirstThingCard
        first={first && firstThingTexts(first, page)}
        insight={
          result.insight && !withInsight ? { heading: insightHeading(page), text: result.insight.text } : undefined
        }
      />
    ),
    objectives: modules.profile && (shown.objectives || (withInsight && shown.insight)) && (
      <Objectives result={result} words={words} withInsight={withInsight} />
    ),
    routines: modules.routines && shown.routines && <Routines result={result} words={words} />,
    tips: modules.tips && shown.tips && <Tips result={result} words={words} first={first} />,
    products: modules.products && shown.products && (
      <ReportProducts result={result} words={words} lead={products?.lead ?? []} link={products} />
    ),
  }
  return (
    <>
      <Signposts {...page.signposts} items={result.signposts} />
      {links}
      {orders[order].map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </>
  )
}

/** Renders a result: a preview for visitors, all of it for its owner. Used in the quiz and in the dashboard. */
import type { ReactNode } from 'react'
import { modules } from 'virtual:content/modules'
import { FirstThingCard } from '#components/result/first-thing-card.tsx'
import { recipe } from '#components/recipe.ts'
import { Signposts } from '#components/result/signposts.tsx'
import { TraitCards } from '#components/result/trait-cards.tsx'
import type { ReportSlice } from '#content/slices/slices.ts'
import { basisSentences, firstThingTexts, insightHeading } from '#engine/result/texts/report-texts.ts'
import type { FirstThing, Result } from '#types/api.generated.ts'
import { Objectives } from './objectives.tsx'
import { ReportSection } from './report-section.tsx'
import { groupPartId } from './report-links.tsx'
import { ReportProducts } from './report-products.tsx'
import { Routines, type PageLink } from './routines.tsx'
import { ScoreList } from './score-list.tsx'
import { shownParts } from './shown-parts.ts'
import { Tips } from './tips.tsx'

type Props = {
  readonly result: Result
  readonly first?: FirstThing | undefined
  readonly words: ReportSlice
  /** The page with all that is known of the products. */
  readonly products?: PageLink
  /** Shown before the parts: links to them. */
  readonly links?: ReactNode
  /** Shown after the scores: the invitation for visitors. */
  readonly afterScores?: ReactNode
}

/** `modules` beside `shown` keeps the code of a part out of a product whose content never has it. */
export const ReportView = ({ afterScores, first, links, products, result, words }: Props) => {
  const { page } = words
  const shown = shownParts(result, first, modules)
  return (
    <>
      <Signposts {...page.signposts} items={result.signposts} />
      {links}
      {modules.profile &&
        result.groups.map((group) => (
          <ReportSection
            key={group.id}
            id={groupPartId(group.id)}
            heading={group.title}
            {...(group.lead !== undefined && { lead: group.lead })}
          >
            <TraitCards items={group.traits} level={3} />
          </ReportSection>
        ))}
      {modules.scores && (
        <ReportSection id="scores" heading={page.scores.heading} lead={page.scores.lead}>
          <ScoreList scores={result.scores} words={words}>
            {afterScores}
          </ScoreList>
          <p className={recipe('text', { style: 'small', tone: 'muted', width: 'measure' })}>
            {[...basisSentences(result, page.scores), result.not_a_diagnosis].join(' ').trim()}
          </p>
        </ReportSection>
      )}
      <FirstThingCard
        first={first && firstThingTexts(first, page)}
        insight={result.insight ? { heading: insightHeading(page), text: result.insight.text } : undefined}
      />
      {modules.profile && shown.objectives && <Objectives result={result} words={words} />}
      {modules.routines && shown.routines && <Routines result={result} words={words} />}
      {modules.tips && shown.tips && <Tips result={result} words={words} first={first} />}
      {modules.products && shown.products && <ReportProducts result={result} words={words} link={products} />}
    </>
  )
}

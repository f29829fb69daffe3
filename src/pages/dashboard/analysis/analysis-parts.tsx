/** The parts of the latest report, signposts first, then what to do first. A module that the content does not have has no part, and no words. */
import { modules } from 'virtual:content/modules'
import { ButtonLink } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { slots } from '#components/recipe.ts'
import { Signposts } from '#components/result/signposts.tsx'
import { FirstThingCard } from '#components/result/first-thing-card.tsx'
import { hasGaps } from '#engine/result/incomplete.ts'
import { firstThingTexts } from '#engine/result/texts/report-texts.ts'
import { Objectives } from '#pages/report/objectives.tsx'
import { ReportSection } from '#pages/report/report-section.tsx'
import { ReportLinks } from '#pages/report/report-links.tsx'
import { Routines } from '#pages/report/routines.tsx'
import { hasRoutine } from '#pages/report/shown-parts.ts'
import { Tips } from '#pages/report/tips.tsx'
import { wordsOfPart } from '#pages/report/words-of-part.ts'
import { SiteLink } from '#pages/site-link.tsx'
import type { Result, ResultReply, ScoresReply } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { photoLinks, ReportPhotos } from '#pages/dashboard/reports/report-photos.tsx'
import type { Reply } from './replies.ts'
import { GroupCards } from './reply-cards.tsx'
import { RecheckPart } from './recheck-part.tsx'
import { ScoreBars } from './score-bars.tsx'
import type { Load } from '#pages/dashboard/use-load.ts'

type Props = {
  readonly reply: ResultReply
  readonly before: string | null
  readonly scores: Load<ScoresReply>
  readonly replies: readonly Reply[]
  readonly onChange: (reply: ResultReply) => void
}

export const AnalysisParts = ({ before, onChange, replies, reply, scores }: Props) => {
  const { content, report } = useDashboard()
  const { result } = reply
  const { analysis: words } = content.page
  const isPartly = hasGaps(result)
  return (
    <>
      <Signposts {...report.page.signposts} items={result.signposts} />
      <ReportLinks
        label={content.contents}
        result={result}
        first={reply.first}
        words={report}
        isDashboard
        after={[
          ...photoLinks(reply, words.photos),
          ...(isPartly ? [] : [{ id: 'recheck', label: words.recheck.heading }]),
        ]}
      />
      {isPartly && (
        <Note
          status="info"
          title={words.states.partly}
          actions={
            <ButtonLink href={words.recheck.action.to} link={SiteLink} variant="outline">
              {words.recheck.action.label}
            </ButtonLink>
          }
        />
      )}
      <FirstThingCard first={reply.first && firstThingTexts(reply.first, report.page)} />
      <div className={slots('dashboard')('pair')}>
        {modules.scores && <ScoreBars scores={scores} result={result} />}
        {modules.routines && <RoutineOrNone result={result} />}
        {report.page.objectives.cards.length > 0 && <Objectives result={result} words={report} withInsight />}
      </div>
      {modules.profile && result.groups.map((group) => <GroupCards key={group.id} group={group} replies={replies} />)}
      {modules.tips && (
        <Tips result={result} words={report} first={reply.first} empty={content.messages.scores.not_enough} />
      )}
      <ReportPhotos reply={reply} before={before} onChange={onChange} />
      {/* In a result with gaps, the note above says to take the quiz again now, which would contradict a date in some months. */}
      {!isPartly && <RecheckPart createdAt={reply.created_at} />}
    </>
  )
}

const RoutineOrNone = ({ result }: { readonly result: Result }) => {
  const { content, report } = useDashboard()
  const { recommendations } = content.page
  const routines = wordsOfPart(report.page, 'routines')
  if (!hasRoutine(result))
    return (
      <ReportSection id="routines" heading={routines.heading}>
        <Note status="info" title={routines.empty} />
      </ReportSection>
    )
  const products = modules.products ? { href: recommendations.route, label: recommendations.to_products } : undefined
  return <Routines result={result} words={report} products={products} isCompact />
}

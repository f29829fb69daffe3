/** The profile as trait cards. Without a result they show only the separately loaded answers. */
import { TraitCards } from '#components/result/trait-cards.tsx'
import { fill } from '#engine/format.ts'
import { ReportSection } from '#pages/report/report-section.tsx'
import { groupPartId } from '#pages/report/report-links.tsx'
import type { ResultGroup } from '#types/api.generated.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import type { Reply } from './replies.ts'

export const ReplyCards = ({ replies }: { readonly replies: readonly Reply[] }) => {
  const headings = new Map(replies.map(({ group, heading }) => [group, heading]))
  return [...headings].map(([group, heading]) => (
    <ReportSection key={group} heading={heading}>
      <TraitCards
        items={replies
          .filter((reply) => reply.group === group)
          .map(({ shown, title, trait }) => ({ id: trait, title, label: shown }))}
      />
    </ReportSection>
  ))
}

type Props = { readonly group: ResultGroup; readonly replies: readonly Reply[] }

export const GroupCards = ({ group, replies }: Props) => {
  const { your_answer } = useDashboard().content.page.analysis
  return (
    <ReportSection id={groupPartId(group.id)} heading={group.title} lead={group.lead}>
      <TraitCards
        items={group.traits.map((trait) => {
          const reply = replies.find((one) => one.group === group.id && one.trait === trait.id)
          if (!reply) return trait
          if (reply.state !== 'known' || trait.value === null) return { ...trait, label: reply.shown }
          // The card shows the label of the report, with the answer beside it if it differs.
          const answer = reply.shown === trait.label ? [] : [fill(your_answer, { answer: reply.shown })]
          return { ...trait, note: [...answer, ...(trait.note === undefined ? [] : [trait.note])].join(' ') }
        })}
      />
    </ReportSection>
  )
}

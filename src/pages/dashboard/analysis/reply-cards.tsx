/** The profile as trait cards. Without a result they show only the separately loaded answers. */
import { TraitCards } from '#components/result/trait-cards.tsx'
import { ReportSection } from '#pages/report/report-section.tsx'
import { groupPartId } from '#pages/report/report-links.tsx'
import type { ResultGroup } from '#types/api.generated.ts'
import { withAnswer } from '#pages/dashboard/trait-answers.ts'
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
  return (
    <ReportSection id={groupPartId(group.id)} heading={group.title} lead={group.lead}>
      <TraitCards
        items={group.traits.map((trait) => {
          const reply = replies.find((one) => one.group === group.id && one.trait === trait.id)
          if (!reply) return trait
          if (reply.state !== 'known' || trait.value === null) return { ...trait, label: reply.shown }
          return withAnswer(trait, reply.shown, reply)
        })}
      />
    </ReportSection>
  )
}

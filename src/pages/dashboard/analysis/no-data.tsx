import { modules } from 'virtual:content/modules'
import { NoDataCard, NoScores, NoTiles } from '#components/result/no-data.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import type { Reply } from './replies.ts'

type Props = {
  readonly replies: readonly Reply[]
  /** Whether there are scores is not known yet. */
  readonly areScoresLoading: boolean
}

/** Before any quiz: the names of what will be here, each with an empty place. The greeting above leads to the quiz. */
export const NoData = ({ areScoresLoading, replies }: Props) => {
  const { content, report } = useDashboard()
  const { heading } = content.page.analysis.states.empty
  return (
    <NoDataCard heading={heading}>
      <div className={slots('no-data')('lists')}>
        {modules.scores && (
          <div>
            <Heading
              heading={report.page.scores.heading}
              text={content.messages.scores[areScoresLoading ? 'loading' : 'empty']}
            />
            <NoScores names={content.score_names} />
          </div>
        )}
        {groupsOf(replies).map(({ group, heading: title, text }) => (
          <div key={group}>
            <Heading heading={title} text={text} />
            <NoTiles places={content.trait_places.find((one) => one.group === group)?.traits ?? []} />
          </div>
        ))}
      </div>
    </NoDataCard>
  )
}

const Heading = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <>
    <h3 className={recipe('text', { style: 'label' })}>{heading}</h3>
    <p className={recipe('text', { style: 'small', tone: 'muted' })}>{text}</p>
  </>
)

/** The groups of the profile in which an answer is shown, with each text once. */
const groupsOf = (replies: readonly Reply[]) =>
  [...new Map(replies.map(({ group, heading }) => [group, heading]))].map(([group, heading]) => ({
    group,
    heading,
    text: [...new Set(replies.filter((reply) => reply.group === group).map(({ shown }) => shown))].join(' '),
  }))

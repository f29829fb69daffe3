import { modules } from 'virtual:content/modules'
import { Card } from '#components/card.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import type { Reply } from './replies.ts'

const part = slots('no-data')

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
    <Card>
      <div className={part('root')}>
        <h2>{heading}</h2>
        <div className={part('lists')}>
          {modules.scores && (
            <Names
              heading={report.page.scores.heading}
              names={content.score_names}
              text={content.messages.scores[areScoresLoading ? 'loading' : 'empty']}
            />
          )}
          {listsOf(replies).map((list) => (
            <Names key={list.heading} {...list} />
          ))}
        </div>
      </div>
    </Card>
  )
}

type List = { readonly heading: string; readonly names: readonly string[]; readonly text: string }

const Names = ({ heading, names, text }: List) => (
  <div>
    <h3 className={recipe('text', { style: 'label' })}>{heading}</h3>
    <p className={recipe('text', { style: 'small', tone: 'muted' })}>{text}</p>
    <ul className={part('list')}>
      {names.map((name) => (
        <li key={name} className={part('name')}>
          {name}
          <span className={part('place')} />
        </li>
      ))}
    </ul>
  </div>
)

/** One list for each group of the profile, with each text once. */
const listsOf = (replies: readonly Reply[]): readonly List[] =>
  [...new Set(replies.map(({ heading }) => heading))].map((heading) => {
    const inGroup = replies.filter((reply) => reply.heading === heading)
    return {
      heading,
      names: inGroup.map(({ title }) => title),
      text: [...new Set(inGroup.map(({ shown }) => shown))].join(' '),
    }
  })

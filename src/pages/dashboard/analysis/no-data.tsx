import { modules } from 'virtual:content/modules'
import { Card } from '#components/card.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import type { Reply } from './replies.ts'

const part = slots('no-data')

type Props = {
  readonly replies: readonly Reply[]
  /** Whether there are scores is not known yet. */
  readonly areScoresLoading: boolean
}

/** Before any quiz: the outline of what will be here. The greeting above leads to the quiz. Replies with the same text share a row. */
export const NoData = ({ areScoresLoading, replies }: Props) => {
  const { content, report } = useDashboard()
  const texts = [...new Set(replies.map(({ shown }) => shown))]
  const titlesOf = (text: string) => replies.filter((reply) => reply.shown === text).map(({ title }) => title)
  const { heading, text } = content.page.analysis.states.empty
  return (
    <Card>
      <div className={part('root')}>
        <div className={part('copy')}>
          <div className={part('art')}>
            <Picture src="states/empty_scores.svg" />
          </div>
          <h2>{heading}</h2>
          <p className={recipe('text', { tone: 'muted' })}>{text}</p>
        </div>
        <ul className={part('list')}>
          {modules.scores && (
            <li className={part('row')}>
              <p className={part('name')}>{report.page.scores.heading}</p>
              <p className={recipe('text', { tone: 'muted' })}>
                {content.messages.scores[areScoresLoading ? 'loading' : 'empty']}
              </p>
              <p>{content.score_names.join(', ')}</p>
            </li>
          )}
          {texts.map((text) => (
            <li key={text} className={part('row')}>
              <p className={part('name')}>{titlesOf(text).join(', ')}</p>
              <p className={recipe('text', { tone: 'muted' })}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

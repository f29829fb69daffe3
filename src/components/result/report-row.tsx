import type { ReactNode, Ref } from 'react'
import { Alert } from '#components/alert.tsx'
import { Picture } from '#components/picture.tsx'
import { Heading } from '#components/heading.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { Checkbox } from '#components/form/checkbox.tsx'
import { MiniScores, type MiniScoresProps } from './mini-scores.tsx'

const classOf = slots('report-row')
const small = recipe('text', { style: 'small', tone: 'muted' })

export type ReportRowProps = {
  /** Its name: '12/09/26' or, of several on one day, '12/09/26, 14:10'. */
  readonly date: string
  /** The day and, on a line of its own, the time, if the name has both. */
  readonly lines?: readonly [day: string, time: string] | undefined
  /** 'Based on 48 of 51 questions' */
  readonly details: readonly string[]
  /** The profile in a few words, with a drawing. null: none. */
  readonly short: { readonly title: string; readonly words: readonly string[]; readonly picture: string | null } | null
  readonly scores: MiniScoresProps
  /** The least used action comes last. */
  readonly actions: ReactNode
  /** Why the last action did not work. */
  readonly problem?: string | undefined
  /** A checkbox that selects the report for a comparison. */
  readonly choose?:
    | {
        readonly label: string
        readonly name: string
        readonly chosen: boolean
        readonly onChoose: (chosen: boolean) => void
      }
    | undefined
  /** To move the focus to this row. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** One report in a list: its date and its result at a glance, then what can be done with it. */
export const ReportRow = ({
  date,
  lines,
  details,
  short,
  scores,
  actions,
  problem,
  choose,
  headingRef,
}: ReportRowProps) => (
  <li className={`${classOf('root')} ${recipe('stack', { gap: 'md' })}`}>
    <div className={classOf('head')}>
      {short?.picture && (
        <span className={classOf('picture')}>
          <Picture src={short.picture} />
        </span>
      )}
      <div className={classOf('top')}>
        <Heading level={3} className={classOf('date')} ref={headingRef}>
          {lines ? (
            <>
              <span className={recipe('hidden')}>{date}</span>
              <span aria-hidden="true">{lines[0]}</span>
              <span className={`${classOf('time')} ${small}`} aria-hidden="true">
                {lines[1]}
              </span>
            </>
          ) : (
            date
          )}
        </Heading>
        {choose && (
          <div className={classOf('choose')}>
            <Checkbox label={choose.label} name={choose.name} checked={choose.chosen} onChange={choose.onChoose} />
          </div>
        )}
      </div>
      {short && (
        <p className={classOf('words')}>
          <span className={small}>{short.title}</span> {short.words.join(', ')}
        </p>
      )}
    </div>
    {scores.scores.length > 0 && <MiniScores {...scores} />}
    <div className={recipe('row', { gap: 'sm', align: 'between' })}>
      <p className={`${classOf('details')} ${small}`}>{details.join(', ')}</p>
      <div className={classOf('actions')}>{actions}</div>
    </div>
    {/* Beside the button that was pressed: the beginning of a long list is out of view. */}
    {problem !== undefined && <Alert status="danger" title={problem} />}
  </li>
)

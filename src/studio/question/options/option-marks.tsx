import { counted } from '#content/problems/wording.ts'
import { isDataMap, type DataMap } from '#content/write/edit.ts'
import { Badge } from '#studio/ui/callout.tsx'
import styles from './options.module.css'

/** Marks for what is special about an option, one word each. */
export const OptionMarks = ({ option, uses }: { readonly option: DataMap; readonly uses: number }) => {
  const marks = marksOf(option)
  if (marks.length === 0 && uses === 0) return null
  return (
    <>
      {marks.map((mark) => (
        <Badge key={mark}>{mark}</Badge>
      ))}
      {uses > 0 && <span className={styles.muted}>{counted(uses, 'use', 'uses')}</span>}
    </>
  )
}

const marksOf = ({ correct, exclusive, no_answer, points, retired, text, when }: DataMap): readonly string[] => [
  ...(typeof points === 'number' ? [`${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`] : []),
  ...(isDataMap(points) ? [`points for ${Object.keys(points).length} scores`] : []),
  ...(correct === true ? ['right answer'] : []),
  ...(exclusive === true ? ['clears the others'] : []),
  ...(no_answer === true ? ['no answer'] : []),
  ...(text === undefined ? [] : ['text field']),
  ...(when === undefined ? [] : ['only sometimes']),
  ...(retired === true ? ['no longer offered'] : []),
]

/** With a sign, as points are added: `+6`, `−2`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

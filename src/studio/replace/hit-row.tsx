import type { TextHit } from '#editing/replace/find-texts.ts'
import { Button } from '#studio/ui/button.tsx'
import { Checkbox } from '#studio/ui/field.tsx'
import styles from './hit-row.module.css'

type Props = {
  readonly hit: TextHit
  /** Where the text is: 'Which goal do you have?, label'. */
  readonly where: string
  /** undefined: the hit cannot be chosen. */
  readonly isChosen?: boolean
  readonly onChoose?: (isChosen: boolean) => void
  readonly onOpen: () => void
}

export const HitRow = ({ hit: { ranges, text }, isChosen, onChoose, onOpen, where }: Props) => (
  <li className={styles.row}>
    {isChosen === undefined ? (
      <div>
        <Marked ranges={ranges} text={text} />
        <p className={styles.where}>{where}</p>
      </div>
    ) : (
      <Checkbox
        checked={isChosen}
        onChange={({ target }) => {
          onChoose?.(target.checked)
        }}
        label={<Marked ranges={ranges} text={text} />}
        help={where}
      />
    )}
    <Button size="small" variant="plain" aria-label={`See: ${text}`} onClick={onOpen}>
      See
    </Button>
  </li>
)

/** How much of the text around a hit is shown. */
const around = 60

const Marked = ({ ranges, text }: Pick<TextHit, 'ranges' | 'text'>) => {
  const [first, last] = [ranges[0]?.[0] ?? 0, ranges.at(-1)?.[1] ?? 0]
  const start = first <= around ? 0 : first - around
  const end = text.length - last <= around ? text.length : last + around
  return (
    <span className={styles.text}>
      {start > 0 && '…'}
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {text.slice(index === 0 ? start : (ranges[index - 1]?.[1] ?? 0), from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(last, end)}
      {end < text.length && '…'}
    </span>
  )
}

import { Link } from 'react-router-dom'
import { fill, formatDay } from '#engine/format.ts'
import { dayPlace, type StaleDate } from '#editing/words/stale-dates.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import styles from './problems-summary.module.css'

type Props = {
  readonly days: readonly StaleDate[]
  readonly onSetToToday: () => void
}

/** The changed pages that still show visitors an earlier day as that of their last change. */
export const StaleDatesNote = ({ days, onSetToToday }: Props) => {
  if (days.length === 0) return null
  const isOne = days.length === 1
  return (
    <Callout
      status="warning"
      title={isOne ? 'A page that you changed shows an earlier day' : 'Pages that you changed show an earlier day'}
      actions={<Button onClick={onSetToToday}>{isOne ? 'Set it to today' : 'Set them to today'}</Button>}
    >
      <ul className={styles.list}>
        {days.map(({ day, file, text, title }) => (
          <li key={file}>
            <Link to={itemAddress({ file, place: [] }, dayPlace)}>{title}</Link>: “
            {fill(text, { date: formatDay(day, { locale: 'en-GB' }) })}”
          </li>
        ))}
      </ul>
    </Callout>
  )
}

import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ChangeLine } from '#editing/words/change-line.ts'
import { itemAddress } from '#studio/app/addresses.ts'
import { ChangeRow, type ChangeRowProps } from './change-row.tsx'
import styles from './change-group.module.css'

type Props = Omit<ChangeRowProps, 'line'> & { readonly lines: readonly [ChangeLine, ...ChangeLine[]] }

/** The changes of one question, score or page. */
export const ChangeGroup = ({ lines, ...row }: Props) => {
  const id = useId()
  const [first] = lines
  const { item } = first
  const isGone = lines.some(
    ({ kind, place }) => kind === 'waiting' || (kind === 'delete' && place.length === item.place.length),
  )
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {isGone || first.kind === 'picture' ? item.title : <Link to={itemAddress(item)}>{item.title}</Link>}
      </h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <ChangeRow key={JSON.stringify([line.file, line.place, line.kind])} line={line} {...row} />
        ))}
      </ul>
    </section>
  )
}

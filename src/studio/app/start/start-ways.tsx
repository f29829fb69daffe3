import { Link } from 'react-router-dom'
import { quizFileOf } from '#editing/located.ts'
import type { LocatedQuestion } from '#editing/questions.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Icon } from '#studio/ui/icon.tsx'
import { itemAddress, pageAddresses } from '#studio/app/addresses.ts'
import styles from './start-page.module.css'

type Props = { readonly first: LocatedQuestion | undefined; readonly onSearch: () => void }

/** The most common ways to begin a change. */
export const StartWays = ({ first, onSearch }: Props) => {
  const quiz = useEditorState(({ data }) => quizFileOf(data))
  return (
    <ul className={styles.ways}>
      <li>
        <button type="button" className={styles.way} onClick={onSearch}>
          <Icon name="search" />
          <strong>Search for a text</strong>
          <span>Any word from a question, a result or a mail.</span>
        </button>
      </li>
      <li>
        <Link to={itemAddress(first ?? { file: quiz, place: [] })} className={styles.way}>
          <Icon name="list" />
          <strong>{first ? 'Open the first question' : 'Open the quiz'}</strong>
          <span>{first?.title ?? 'There are no questions yet: begin with the steps.'}</span>
        </Link>
      </li>
      <li>
        <Link to={pageAddresses.replace} className={styles.way}>
          <Icon name="redo" />
          <strong>Replace a word</strong>
          <span>Everywhere at once, with each place shown before.</span>
        </Link>
      </li>
    </ul>
  )
}

import { Link } from 'react-router-dom'
import { itemAddress, pageAddresses } from './addresses.ts'
import { quizFileOf } from '#editing/located.ts'
import { questionsOf } from '#editing/questions.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import styles from './start-page.module.css'

type Props = {
  readonly isUnknown: boolean
  readonly onTour: () => void
  readonly onSearch: () => void
  readonly onKeys: () => void
}

/** What an editor meets first: how to begin, with the first question as an example. */
export const StartPage = ({ isUnknown, onKeys, onSearch, onTour }: Props) => {
  const name = useEditorState(({ folder }) => folder.name)
  const data = useEditorState((state) => state.data)
  const changes = useEditorState(({ draft }) => draft.done)
  const [first] = questionsOf(data)
  const quiz = { file: quizFileOf(data), place: [] }
  return (
    <div className={styles.page}>
      <h1>What would you like to change?</h1>
      {isUnknown && (
        <Callout status="warning" title="There is nothing at this address">
          <p>It may have been deleted or renamed. Choose something in the list on the left.</p>
        </Callout>
      )}
      <p>
        This is the content of “{name}”. Whatever you change stays in a draft until you publish it: visitors see nothing
        of it before.
      </p>
      <ul className={styles.ways}>
        <li>
          <Button icon="search" onClick={onSearch}>
            Search for a text
          </Button>
          <span>Any word from a question, a result or a mail.</span>
        </li>
        <li>
          <Link to={first ? itemAddress(first) : itemAddress(quiz)}>Open the first question</Link>
          <span>{first?.title ?? 'There are no questions yet: begin with the steps of the quiz.'}</span>
        </li>
        {changes > 0 && (
          <li>
            <Link to={pageAddresses.review}>See your changes ({changes})</Link>
            <span>In words, with what they do to results.</span>
          </li>
        )}
        <li>
          <Button onClick={onTour}>Take the tour</Button>
          <span>Two minutes, one real edit. You can leave at any time.</span>
        </li>
        <li>
          <Button variant="plain" onClick={onKeys}>
            List of keys
          </Button>
          <span>Everything works without a mouse. Press ? to see how.</span>
        </li>
      </ul>
    </div>
  )
}

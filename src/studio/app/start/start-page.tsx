import { useMemo } from 'react'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { questionsOf } from '#editing/questions.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'
import { LastVersions } from './last-versions.tsx'
import { StartFacts } from './start-facts.tsx'
import { StartWays } from './start-ways.tsx'
import styles from './start-page.module.css'

type Props = {
  readonly isUnknown: boolean
  readonly onTour: () => void
  readonly onSearch: () => void
  readonly onKeys: () => void
}

/** The first screen: ways to begin, the state of the content, and what was published last. */
export const StartPage = ({ isUnknown, onKeys, onSearch, onTour }: Props) => {
  const data = useEditorState((state) => state.data)
  const questions = useMemo(() => questionsOf(data), [data])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>What would you like to change?</h1>
        <p>Whatever you change stays in a draft until you publish it: visitors see nothing of it before.</p>
      </div>
      {isUnknown && (
        <Callout status="warning" title="There is nothing at this address">
          <p>It may have been deleted or renamed. Choose something in the list, or search for it.</p>
        </Callout>
      )}
      <StartWays first={questions[0]} onSearch={onSearch} />
      <StartFacts questions={questions} />
      <LastVersions />
      <section aria-labelledby="start-learn" className={styles.learn}>
        <h2 id="start-learn">New here?</h2>
        <p>The tour takes two minutes and leads through one real change. You can leave it at any time.</p>
        <div className={styles.buttons}>
          <Button onClick={onTour}>Begin the tour</Button>
          <Button variant="plain" onClick={onKeys}>
            List of keys
          </Button>
        </div>
      </section>
    </div>
  )
}

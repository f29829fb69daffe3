import type { DataMap } from '#content/write/edit.ts'
import { conditionInWords } from '#editing/condition-words.ts'
import { publishedIds } from '#editing/ids/taken-ids.ts'
import { textIn } from '#editing/located.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import type { Condition } from '#types/content.generated.ts'
import styles from './item-header.module.css'

type Props = {
  readonly question: DataMap
  /** How many places read its answers. */
  readonly uses: number
  readonly usesId: string
}

/** What an editor should know before changing a question: who is asked, what depends on it, and whether answers may exist. */
export const QuestionFacts = ({ question, uses, usesId }: Props) => {
  const { choice, when } = question
  const condition = useEditorState(({ data }) => when !== undefined && conditionInWords(when as Condition, data))
  const isPublished = useEditorState(({ data }) => publishedIds(data, ['question']).includes(textIn(question, 'id')))
  const showUses = () => {
    const section = document.getElementById(usesId)
    section?.querySelector('details')?.setAttribute('open', '')
    section?.querySelector<HTMLElement>('summary, button')?.focus({ preventScroll: true })
    section?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={styles.facts}>
      {uses > 0 && (
        <Button size="small" variant="plain" onClick={showUses}>
          Used by {uses}
        </Button>
      )}
      {condition !== false && condition !== 'always' && (
        <span>
          {choice === 'information' ? 'Shown' : 'Asked'} when {condition}
        </span>
      )}
      {isPublished && <span>Published: keep what it means, or add a new question</span>}
    </div>
  )
}

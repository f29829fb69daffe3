import { useEditorState } from '#studio/editor/use-editor.ts'
import styles from './save-state.module.css'

/** The name of the draft, and where its last change is, in words. */
export const SaveState = () => {
  const name = useEditorState(({ draft }) => draft.name)
  const hasActs = useEditorState(({ draft }) => draft.acts.length > 0)
  const saved = useEditorState((state) => state.saved)
  return (
    <p className={styles.state}>
      <strong className={styles.name}>{name}</strong>
      <span role="status" className={styles.words} data-state={saved}>
        {saved === 'saved' && !hasActs ? 'No changes yet' : words[saved]}
      </span>
    </p>
  )
}

const words = {
  saved: 'Saved',
  saving: 'Saving…',
  here: 'Kept in this browser',
  stale: 'Changed elsewhere',
} as const

import { useEffect, useRef } from 'react'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { DraftMenu } from './draft-menu.tsx'
import { keptHereMessage } from './saving-words.ts'
import { useSavingState } from './use-saving.ts'
import styles from './save-state.module.css'

/** The name of the draft, the save indicator, and who else has the folder open, in words. */
export const SaveState = () => {
  const hasActs = useEditorState(({ draft }) => draft.acts.length > 0)
  const saved = useEditorState((state) => state.saved)
  const savedAt = useSavingState((state) => state.savedAt)
  const problem = useSavingState((state) => state.problem)
  const others = useSavingState((state) => state.others)
  const announce = useAnnounce()
  const hasFailed = useRef(false)
  useEffect(() => {
    if (saved === 'here') {
      hasFailed.current = true
      announce(keptHereMessage(problem))
    } else if (saved === 'saved' && hasFailed.current) {
      hasFailed.current = false
      announce('Your changes are stored again')
    }
  }, [announce, problem, saved])
  const time = savedAt?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const text = saved === 'saved' ? (!hasActs ? 'No changes yet' : time ? `Saved ${time}` : 'Saved') : words[saved]
  return (
    <div className={styles.state}>
      <DraftMenu />
      {/* Not announced, because it changes at each pause in typing. */}
      <span
        role="status"
        aria-live="off"
        className={styles.words}
        data-state={saved}
        title={saved === 'here' ? keptHereMessage(problem) : explanations[saved]}
      >
        {text}
      </span>
      {others.length > 0 && (
        <span className={styles.others} title={others.map(inWords).join(', ')}>
          Also open: {others.map(inWords).join(', ')}
        </span>
      )}
    </div>
  )
}

/** 'Ama (Bedtime)' */
const inWords = ({ editor, item }: { readonly editor: string; readonly item: string }): string =>
  item ? `${editor} (${item})` : editor

const words = { saving: 'Saving…', here: 'Kept in this browser', stale: 'Changed elsewhere' } as const
const explanations = {
  saved: 'All changes of this draft are stored. Visitors see them when you publish.',
  saving: 'The last change is kept in this browser, and is being stored.',
  stale: 'Somebody else has changed something, which is being merged with your changes.',
} as const

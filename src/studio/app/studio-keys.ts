import { useEffect } from 'react'
import { useEditor } from '#studio/editor/use-editor.ts'
import { useAnnounce } from '#studio/ui/studio-root.tsx'
import { redo, undo } from './undo.ts'

type Actions = { readonly onSearch: () => void }

/** The keys that work everywhere: search, undo and redo. In a dialog they belong to its fields. */
export const useStudioKeys = ({ onSearch }: Actions): void => {
  const editor = useEditor()
  const announce = useAnnounce()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('dialog')) return
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'k') {
        event.preventDefault()
        onSearch()
        return
      }
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      announce((isRedo ? redo : undo)(editor))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  })
}

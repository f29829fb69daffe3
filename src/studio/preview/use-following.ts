import { useEffect, useEffectEvent, useState } from 'react'
import { isWithin, placeText, valueIn, type Place, type FilePlace } from '#editing/place.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { fieldFromAddress } from '#studio/app/addresses.ts'
import type { Content } from '#types/content.generated.ts'
import type { Mark } from './messages.ts'
import { optionAt, questionAt, targetOf, type Target } from './target.ts'

type Following = {
  readonly mark: Mark | null
  /** The question that is open in the form. */
  readonly question: string | null
}

/** Makes the preview follow the item in the form, and the focused field. */
export const useFollowing = (
  opened: FilePlace | null,
  content: Content | null,
  onTarget: (target: Target) => void,
): Following => {
  const editor = useEditor()
  const [field, setField] = useState<FilePlace | null>(null)
  const key = opened && `${opened.file} ${placeText(opened.place)}`
  const root = useEditorState(({ data }) => opened && data.get(opened.file))
  const target = opened && content && targetOf(content, opened.file, opened.place, root)
  // A new step is in the content only once it has no errors.
  const isThere = target !== null

  const follow = useEffectEvent(() => {
    if (target) onTarget(target)
    // The field stays if it belongs to the item: it may have got the focus before the content was loaded.
    setField((now) => (now && now.file === opened?.file && isWithin(opened.place, now.place) ? now : null))
  })
  useEffect(() => {
    follow()
  }, [key, isThere])

  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const address = target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field
      const found = address ? fieldFromAddress(address) : undefined
      if (found) setField(found)
    }
    document.addEventListener('focusin', focused)
    return () => {
      document.removeEventListener('focusin', focused)
    }
  }, [])

  const place = field ?? opened
  return {
    mark: place && markOf(editor.state().data.get(place.file), place.place),
    question: opened && questionAt(opened.place),
  }
}

const markOf = (data: unknown, place: Place): Mark | null => {
  const question = questionAt(place)
  const value = valueIn(data, place)
  const text = typeof value === 'string' ? value : null
  return question === null && text === null ? null : { question, option: optionAt(place), text }
}

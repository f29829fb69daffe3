import { wordsOf } from '#content/problems/wording.ts'
import { isDataMap } from '#content/write/edit.ts'
import { setValue } from '#editing/build/set-value.ts'
import { publishedIds } from '#editing/ids/taken-ids.ts'
import { quizFileOf } from '#editing/located.ts'
import { idOf, valueIn, type Place } from '#editing/place.ts'
import { useEditor, useEditorState, useValue } from '#studio/editor/use-editor.ts'
import { Menu } from '#studio/ui/menu.tsx'

type Props = {
  readonly file: string
  readonly place: Place
  /** Whether something refers to the question's present options. */
  readonly areUsed: boolean
  readonly onChosen: () => void
}

/** A menu that replaces a question's own options with a shared list. */
export const SharedListMenu = ({ areUsed, file, onChosen, place }: Props) => {
  const editor = useEditor()
  const lists = useEditorState(({ data }) => valueIn(data.get(quizFileOf(data)), ['option_lists']))
  const arePublished = useArePublished(file, place)
  if (!isDataMap(lists)) return null
  const use = (name: string) => {
    editor.endTyping()
    editor.act('Use shared options', setValue(editor.state().data, file, [...place, 'options'], name).operations)
    onChosen()
  }
  return (
    <Menu
      label="Use shared options"
      icon="list"
      size="small"
      items={Object.keys(lists).map((name) => ({
        label: wordsOf(name),
        onSelect: () => {
          use(name)
        },
        disabled: arePublished ? 'its own were published' : areUsed && 'its own are used',
      }))}
      text="Shared options"
    />
  )
}

/** Whether the question's own options were published: stored answers refer to these, so they cannot be replaced. */
const useArePublished = (file: string, place: Place): boolean => {
  const id = idOf(useValue(file, place))
  return useEditorState(
    ({ data }) => id !== undefined && publishedIds(data, ['option']).some((one) => one.startsWith(`${id}/`)),
  )
}

import { counted } from '#content/problems/wording.ts'
import { setValue } from '#editing/build/set-value.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { questionsOf } from '#editing/questions.ts'
import { quizFileOf } from '#editing/located.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { Callout } from '#studio/ui/callout.tsx'

type Props = {
  readonly file: string
  readonly place: Place
  /** The name of the shared list. */
  readonly name: string
}

/** Says that several questions share the options, and offers to give this question its own. */
export const SharedOptions = ({ file, name, place }: Props) => {
  const editor = useEditor()
  const others = useEditorState(
    ({ data }) => questionsOf(data).filter(({ value }) => value['options'] === name).length - 1,
  )
  if (others < 1) return null
  const makeOwn = () => {
    const { data } = editor.state()
    const options = valueIn(data.get(quizFileOf(data)), ['option_lists', name])
    editor.act('Give a question its own options', setValue(data, file, [...place, 'options'], options).operations)
  }
  return (
    <Callout
      title={`Shared with ${counted(others, 'other question', 'other questions')}`}
      actions={
        <Button size="small" onClick={makeOwn}>
          Change them here only
        </Button>
      }
    >
      What you change in these options changes in all of these questions.
    </Callout>
  )
}

import { useDeferredValue, useMemo } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import { textIn } from '#editing/located.ts'
import type { Place } from '#editing/place.ts'
import { optionsOffered } from '#editing/questions.ts'
import { usesOf, type Use } from '#editing/uses/uses-of.ts'
import { useEditorState, useValue } from '#studio/editor/use-editor.ts'
import { useFormParts } from '#studio/form/form-context.ts'

export type QuestionUse = Use & {
  /** The option that is read; null: the question as a whole. */
  readonly option: { readonly id: string; readonly label: string } | null
}

/** What reads the answers of a question. */
export const useQuestionUses = (file: string, place: Place): readonly QuestionUse[] => {
  const { schemas } = useFormParts()
  const question = useValue(file, place)
  // Typing comes first.
  const data = useDeferredValue(useEditorState((state) => state.data))
  const id = isDataMap(question) ? textIn(question, 'id') : ''
  const options = isDataMap(question)
    ? optionsOffered(data, { file, place, value: question })
        .map((option) => `${textIn(option, 'id')}\t${textIn(option, 'label')}`)
        .join('\n')
    : ''
  return useMemo(() => {
    if (id === '') return []
    const lines = options === '' ? [] : options.split('\n').map((line) => line.split('\t'))
    return [
      ...usesOf(data, schemas, { kind: 'question', id }).map((use) => ({ ...use, option: null })),
      ...lines.flatMap(([option = '', label = '']) =>
        usesOf(data, schemas, { kind: 'option', id: option, scope: id }).map((use) => ({
          ...use,
          option: { id: option, label },
        })),
      ),
    ]
  }, [data, schemas, id, options])
}

import { useDeferredValue, useMemo } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import { textIn } from '#editing/located.ts'
import type { Place } from '#editing/place.ts'
import { optionsOffered } from '#editing/questions.ts'
import { questionUses, type QuestionUse } from '#editing/uses/question-uses.ts'
import { useEditorState, useValue } from '#studio/editor/use-editor.ts'
import { useFormParts } from '#studio/form/form-context.ts'

/** The places that read the answers to a question. */
export const useQuestionUses = (file: string, place: Place): readonly QuestionUse[] => {
  const { schemas } = useFormParts()
  const question = useValue(file, place)
  // Deferred, so that typing stays responsive.
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
    const read = lines.map(([option = '', label = '']) => ({ id: option, label }))
    return questionUses(data, schemas, id, read)
  }, [data, schemas, id, options])
}

import { useDeferredValue, useMemo } from 'react'
import { isDataMap } from '#content/write/edit.ts'
import { isSameData } from '#content/write/same-data.ts'
import { textIn } from '#editing/located.ts'
import type { Place } from '#editing/place.ts'
import { optionsOffered } from '#editing/questions.ts'
import { questionUses, type QuestionUse } from '#editing/uses/question-uses.ts'
import { useEditorState, useValue } from '#studio/editor/use-editor.ts'
import { useFormContext } from '#studio/form/form-context.ts'

/** The places that read the answers to a question. */
export const useQuestionUses = (file: string, place: Place): readonly QuestionUse[] => {
  const { schemas } = useFormContext()
  const question = useValue(file, place)
  // Deferred, so that typing stays responsive.
  const data = useDeferredValue(useEditorState((state) => state.data))
  const id = isDataMap(question) ? textIn(question, 'id') : ''
  const options = useEditorState(
    (state) =>
      isDataMap(question)
        ? optionsOffered(state.data, { file, place, value: question }).map((option) => ({
            id: textIn(option, 'id'),
            label: textIn(option, 'label'),
          }))
        : [],
    isSameData,
  )
  return useMemo(() => (id === '' ? [] : questionUses(data, schemas, id, options)), [data, schemas, id, options])
}

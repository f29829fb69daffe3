import { useMemo } from 'react'
import type { DataMap } from '#content/write/edit.ts'
import { textIn } from '#editing/located.ts'
import { optionsOffered } from '#editing/questions.ts'
import type { Place } from '#editing/place.ts'
import type { Thing } from '#editing/uses/thing.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { UsedBy } from './header/used-by.tsx'

type Props = { readonly file: string; readonly place: Place; readonly question: DataMap }

/** What reads a question or one of its options. */
export const QuestionUses = ({ file, place, question }: Props) => {
  const names = useEditorState(({ data }) =>
    optionsOffered(data, { file, place, value: question })
      .map((option) => `${textIn(option, 'id')}\t${textIn(option, 'label')}`)
      .join('\n'),
  )
  const id = textIn(question, 'id')
  const things = useMemo((): readonly (Thing & { readonly name: string })[] => {
    const options = names === '' ? [] : names.split('\n').map((line) => line.split('\t'))
    return [
      { kind: 'question', id, name: '' },
      ...options.map(([option = '', name = '']) => ({ kind: 'option' as const, id: option, scope: id, name })),
    ]
  }, [id, names])
  return <UsedBy things={things} />
}

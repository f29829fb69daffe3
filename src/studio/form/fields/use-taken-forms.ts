import { singleSteps } from '#content/checks/quiz/single-steps.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { valueIn } from '#editing/place.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { useFormContext, type SettingProps } from '#studio/form/form-context.ts'
import type { SchemaNode } from '#studio/form/schema/schema-node.ts'
import { viewOf } from '#studio/form/schema/schema-view.ts'

/** Those of these forms of which the list has an entry already and can have only one, such as the introduction of the quiz. */
export const useTakenForms = (
  { file, place }: Pick<SettingProps, 'file' | 'place'>,
  forms: readonly SchemaNode[],
): readonly SchemaNode[] => {
  const { schemas } = useFormContext()
  const taken = useEditorState(({ data }) => {
    const list = listKind(place) === 'step' ? valueIn(data.get(file), place) : undefined
    const kinds = isList(list) ? list.map((entry) => (isDataMap(entry) ? entry['kind'] : undefined)) : []
    return kinds.filter((kind) => singleSteps.has(kind)).join(' ')
  }).split(' ')
  return forms.filter((form) => {
    const view = viewOf(schemas, form)
    const kind = view.kind === 'group' ? view.settings.find(({ key }) => key === 'kind') : undefined
    const only = kind && viewOf(schemas, kind.node, 'kind')
    return only?.kind === 'fixed' && taken.includes(String(only.value))
  })
}

import { formOf, settingAt } from '#studio/form/schema/setting-at.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'

/** The name of a kind of step in the choice of kinds. */
export const stepKind = (schemas: Schemas, kind: string): string => {
  const form = settingAt(schemas, 'quiz.yaml', { steps: [{ kind }] }, ['steps', 0])?.node
  const view = form && formOf(schemas, form, { kind })
  return view?.title || kind
}

import { message, partsOfKind, setting } from '#content/problems/message.ts'
import type { ContentData } from '#editing/content-data.ts'
import { valueIn } from '#editing/place.ts'
import { viewOf, type FieldKind } from '#studio/form/schema/schema-view.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import { formOf, settingAt } from '#studio/form/schema/setting-at.ts'
import type { PlacedProblem } from './placed-problem.ts'

/**
 * Moves a problem about missing settings to the fields of these settings, which the form shows empty, so that the problem is shown where it
 * is corrected. If a setting has no field, such as an id, the problem stays with the whole.
 */
export const atMissingFields = (
  schemas: Schemas,
  data: ContentData,
  problem: PlacedProblem,
): readonly PlacedProblem[] => {
  const at = placeOfOwner(problem)
  const names = missingIn(problem)
  if (!at || names.length === 0) return [problem]
  const owner = settingAt(schemas, at.file, data.get(at.file), at.place)
  const view = owner && formOf(schemas, owner.node, valueIn(data.get(at.file), at.place), owner.key)
  if (view?.kind !== 'group') return [problem]
  const found = names.flatMap((name) => {
    const setting = view.settings.find(({ key }) => key === name)
    const kind = setting && viewOf(schemas, setting.node, name).kind
    const help = kind && whatToDo[kind]
    return help === undefined ? [] : [{ name, help }]
  })
  if (found.length < names.length) return [problem]
  const isRequired = problem.code === 'content/required'
  return found.map(({ help, name }) => ({
    ...problem,
    at: { ...at, place: [...at.place, name] },
    ...(isRequired && { forEditors: { message: message`${setting(name)} is missing.`, help } }),
    fixes: names.length === 1 ? problem.fixes : [],
  }))
}

/** Where a problem is reported if the group that lacks the setting is around this place. */
const reportedAt: Readonly<Partial<Record<PlacedProblem['code'], string>>> = {
  'content/missing-sender': 'url',
  // A variant or an insight that lacks a condition.
  'content/unreachable': 'id',
}

const placeOfOwner = ({ at, code }: PlacedProblem): PlacedProblem['at'] =>
  at && at.place.length > 0 && at.place.at(-1) === reportedAt[code] ? { ...at, place: at.place.slice(0, -1) } : at

const missingIn = ({ code, forEditors }: PlacedProblem): readonly string[] => {
  if (code === 'content/missing-alt') return ['alt']
  if (code === 'content/missing-sender') return ['contact_email']
  if (code === 'content/unreachable') return ['when']
  const words = forEditors?.message ?? ''
  // Without an option in it, the message is about the question: none of its options has a picture.
  if (code === 'content/missing-image') return partsOfKind(words, 'option').length > 0 ? ['image'] : []
  return code === 'content/required' ? partsOfKind(words, 'setting').map(({ name }) => name) : []
}

/** What an empty field asks for. The other kinds have no field, or one that does not show problems. */
const whatToDo: Readonly<Partial<Record<FieldKind, string>>> = {
  choice: 'Choose one.',
  choices: 'Choose one or more.',
  colour: 'Choose one.',
  condition: 'Add one.',
  date: 'Choose one.',
  link: 'Choose a page, or write an address.',
  markdown: 'Write a text.',
  number: 'Write a number.',
  numbers: 'Write one or more.',
  picture: 'Choose one.',
  reference: 'Choose one.',
  references: 'Choose one or more.',
  text: 'Write a text.',
  texts: 'Write one or more.',
}

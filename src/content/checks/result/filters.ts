import { check } from '#content/checks/check.ts'
import { linesOf } from '#content/checks/quiz/condition-lines.ts'
import { either, joined, message, part, setting, settingOf, thing, type Message } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { questionsOf } from '#content/model/vocabulary.ts'
import { quoted } from '#content/problems/wording.ts'
import { saysNone } from '#content/checks/sense/options.ts'
import { clearsOthers } from '#engine/quiz/question-kinds.ts'
import { compileIngredientReader } from '#engine/products/ingredients.ts'
import type { Condition, IngredientFilter } from '#types/content.generated.ts'

const groupNames = (ids: readonly string[]): Message =>
  joined(
    ids.map((id) => thing('ingredient_group', id, id)),
    ', ',
  )

/**
 * Filters exclude the ingredients that they list as examples (`leaves_out`). If a filter does not, it excludes the wrong group, or the
 * group lacks an ingredient.
 */
export const filterExamples = check(['ingredients'], ({ ingredients }, { locate }) => {
  const { groups, filters, allergies } = ingredients
  const readList = compileIngredientReader(groups)
  const known = new Set(groups.map(({ id }) => id))
  return [...filters, ...allergies].flatMap(({ label, exclude, leaves_out }) =>
    // Unknown groups are reported by another check.
    exclude.every((group) => known.has(group))
      ? missedExamples(leaves_out, exclude, readList)
          .slice(0, 1)
          .map(({ example, index, found }): Finding => ({
            code: 'content/filter',
            range: locate(leaves_out, index),
            message: `${quoted(label)} does not leave out a product with ${quoted(example)}.`,
            help:
              found.length > 0
                ? message`It is in: ${groupNames(found)}. Put the right group into ${setting('exclude')}.`
                : message`No group has it. Add it to a group that is in ${setting('exclude')}: ${exclude.length > 0 ? groupNames(exclude) : 'none'}.`,
          }))
      : [],
  )
})

/** The examples that no excluded group contains, each with the groups that contain it. The first one is enough to find a wrong group. */
const missedExamples = (
  examples: readonly string[],
  exclude: readonly string[],
  readList: ReturnType<typeof compileIngredientReader>,
) =>
  examples
    .map((example, index) => ({ example, index, found: [...readList(example).keys()] }))
    .filter(({ found }) => !exclude.some((group) => found.includes(group)))

/** If filters read a question, each of its options is read by a filter or listed under `no_filter`, so that no allergy is forgotten. */
export const filteredOptions = check(['quiz', 'sections', 'ingredients'], (content, { locate }) => {
  const { filters, allergies, no_filter = [] } = content.ingredients
  const questions = questionsOf(content)
  const read = [filters, allergies].map((list) => optionsRead(list))
  // One question can ask for both: an allergy leaves out products as a wish does.
  const isRead = (question: string, option: string) => read.some((byQuestion) => byQuestion.get(question)?.has(option))
  const declared = new Map(no_filter.map(({ question, is }) => [question, new Set(is)]))
  return read.flatMap((byQuestion, index) =>
    [...byQuestion.keys()].flatMap((question) =>
      (questions.get(question)?.options ?? []).flatMap((option): Finding[] => {
        if (clearsOthers(option) || saysNone(option) || option.retired || isRead(question, option.id)) return []
        if (declared.get(question)?.has(option.id)) return []
        const list = index === 0 ? 'filters' : 'allergies'
        return [
          {
            code: 'content/option-without-filter',
            range: locate(option),
            message: message`The answer ${quoted(option.label)} leaves out no product: ${either(`nothing under ${list}`, index === 0 ? 'no wish' : 'no allergy')} reads it.`,
            help: message`Add an entry to ${settingOf(file, [list])} in ${part('file', file)} with ${either(`when: {question: ${asYaml(question)}, is: [${option.id}]}`, 'a condition on this answer')}. If it is meant to leave out nothing, ${either('list', 'choose')} it under ${settingOf(file, ['no_filter'])} there.`,
          },
        ]
      }),
    ),
  )
})

const file = 'products/ingredients.yaml'

const asYaml = (id: string): string => (/^\d/.test(id) ? `"${id}"` : id)

/** By question, the options that make a filter apply. Options under `none` are left out, because they do the opposite. */
const optionsRead = (list: readonly IngredientFilter[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const read = new Map<string, Set<string>>()
  for (const { when } of list)
    for (const { question, is } of linesOf(withoutNone(when)))
      if (question !== undefined && is) read.set(question, new Set([...(read.get(question) ?? []), ...is]))
  return read
}

const withoutNone = ({ none: _, all, any, ...line }: Condition): Condition => ({
  ...line,
  ...(all && { all: all.map(withoutNone) }),
  ...(any && { any: any.map(withoutNone) }),
})

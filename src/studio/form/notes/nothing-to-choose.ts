import { fileOfPart } from '#content/folder/inline-parts.ts'
import { quoted } from '#content/problems/wording.ts'
import type { Reference } from '#content/schema/references.ts'
import type { ContentData } from '#editing/content-data.ts'
import { quizFileOf } from '#editing/located.ts'
import { valueIn } from '#editing/place.ts'
import { aboutTheQuiz, partOfFile } from '#studio/parts/parts.ts'
import type { ReferenceChoice } from '#studio/form/schema/content-things.ts'

/** Why a reference has nothing to choose, or nothing more. */
export const nothingToChoose = (to: Reference, choices: readonly ReferenceChoice[], data: ContentData): string => {
  if (choices.length > 0) return 'All of them are chosen.'
  if (to === 'value') return 'Choose the trait first.'
  if (to === 'option') return 'Choose the question first.'
  if (to === 'section') return 'There is nothing to choose yet. Add a step with questions first.'
  const list = lists[to]
  return `There is nothing to choose yet.${list ? ` ${howToAdd(list, data)}` : ''}`
}

/** A list of things: its title, its name, and its file; without a file, it is in that of the quiz. */
type ListOfThings = { readonly title: string; readonly name: string; readonly file?: string }

const profile = 'analysis/profile.yaml'
const lists: Readonly<Partial<Record<Reference, ListOfThings>>> = {
  badge: { title: 'Badges', name: 'badges', file: 'analysis/tips.yaml' },
  ingredient_group: { title: 'Ingredient groups', name: 'groups', file: 'products/ingredients.yaml' },
  issue: { title: 'Issues', name: 'issues', file: profile },
  option_list: { title: 'Shared options', name: 'option_lists' },
  score: { title: 'Scores', name: 'scores', file: 'analysis/scores.yaml' },
  slot: { title: 'Product slots', name: 'slots', file: 'analysis/routines.yaml' },
  tab: { title: 'Tabs', name: 'tabs' },
  trait: { title: 'Groups of traits', name: 'groups', file: profile },
}

/** An entry, the list, or the part that contains it, whichever is missing: in a quiz of one file, some lists are settings of the quiz. */
const howToAdd = ({ file, name, title }: ListOfThings, data: ContentData): string => {
  const quiz = quizFileOf(data)
  const part = file === undefined ? undefined : partOfFile(data, file)
  const isSetting = part === undefined || (part.addedAt === aboutTheQuiz && fileOfPart(name) === file)
  const owner = file !== undefined && (data.has(file) || !isSetting) ? file : quiz
  if (!data.has(owner))
    return `Add ${quoted(part?.title ?? title)} under ${quoted(part?.addedAt ?? aboutTheQuiz)} first.`
  if (valueIn(data.get(owner), [name]) !== undefined) return `Add one under ${quoted(title)} first.`
  return `Add the setting ${quoted(title)} under ${quoted(owner === quiz ? aboutTheQuiz : (part?.title ?? title))} first.`
}

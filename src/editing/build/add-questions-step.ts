import { isList } from '#content/write/edit.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { freeId } from '#editing/ids/id-from-label.ts'
import { newId } from '#editing/ids/new-id.ts'
import { locatedIn, quizFileOf } from '#editing/located.ts'
import type { Operation } from '#editing/operation.ts'
import { indexOf, valueIn } from '#editing/place.ts'
import { quoted } from '#content/problems/wording.ts'
import { addEntry } from './list-acts.ts'
import { unnamedQuestion } from './new-entries.ts'
import { newFile } from './new-file.ts'
import { newStepIndex } from './step-index.ts'

/**
 * Adds a step that asks questions, and its section with one question that has no title yet. The section gets a file of its own, or
 * goes into the quiz file if the other sections are there.
 *
 * @param after id of the step to add it after, if questions are allowed there; without it the new step is the last that asks something
 * @returns the act, and where the question is
 */
export const addQuestionsStep = (
  { data, files }: { readonly data: ContentData; readonly files: Parameters<typeof newFile>[0] },
  title: string,
  after?: string,
): NewAct & { readonly question: { readonly file: string; readonly place: readonly string[] } } => {
  const quiz = quizFileOf(data)
  const steps = { file: quiz, list: ['steps'] }
  const hasOwnSections = isList(valueIn(data.get(quiz), ['sections']))
  const section = String(newId(data, { file: quiz, list: ['sections'] }, title))
  const index = stepIndex(data, after)
  const tab = locatedIn(data, quiz, ['steps'])[index - 1]?.value['tab']
  const step = {
    id: String(newId(data, steps, title)),
    kind: 'questions',
    title,
    ...(typeof tab === 'string' ? { tab } : {}),
    section,
  }
  const asked = unnamedQuestion(data, { file: quiz, list: ['questions'] })
  const content = { id: section, title, questions: [asked] }
  const file = freeFile(data, section)
  const operations: readonly Operation[] = [
    ...(hasOwnSections
      ? addEntry(data, { file: quiz, list: ['sections'] }, content).operations
      : newFile(files, file, content)),
    ...addEntry(data, steps, step, index).operations,
  ]
  return {
    title: `Add the step ${quoted(title)}`,
    operations,
    question: hasOwnSections
      ? { file: quiz, place: ['sections', section, 'questions', asked.id] }
      : { file, place: ['questions', asked.id] },
  }
}

/** A path that no file has, in upper or lower case: the file of another section may have this name. */
const freeFile = (data: ContentData, section: string): string => {
  const names = [...data.keys()].flatMap((path) => /^quiz\/sections\/(.*)\.yaml$/.exec(path.toLowerCase())?.[1] ?? [])
  return `quiz/sections/${freeId(section.replaceAll('_', '-'), new Set(names), '-')}.yaml`
}

/** The index of the new step. */
const stepIndex = (data: ContentData, after: string | undefined): number => {
  const list = valueIn(data.get(quizFileOf(data)), ['steps'])
  const kinds = locatedIn(data, quizFileOf(data), ['steps']).map(({ value }) => value['kind'])
  const previous = after !== undefined && isList(list) ? indexOf(list, after) : undefined
  return newStepIndex(kinds, 'questions', previous === undefined ? undefined : previous + 1)
}

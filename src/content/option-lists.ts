import type { Content, Option, Question, Section } from '#types/content.generated.ts'
import type { RenderedTexts } from './assemble.ts'
import { either, message } from './problems/message.ts'
import type { Finding } from './problems/problem.ts'
import { quoted } from './problems/wording.ts'
import { copyOrigin, type Locate, type Origins } from './yaml/locate.ts'

export type ResolvedLists = {
  /** Every question has a list of options. */
  readonly content: Content
  readonly findings: readonly Finding[]
  /** Some questions name a list that is not there. They have no options, so checks cannot rely on questions. */
  readonly isIncomplete: boolean
}

type Sources = { readonly origins: Origins; readonly rendered: RenderedTexts; readonly locate: Locate }

/**
 * Replaces the names of shared option lists (`options: frequency`) by the lists. Problems in the options are reported in the list, and
 * problems in the question where the question is written.
 *
 * @param hasQuiz whether the quiz file can be read; without it, unknown names are not reported
 */
export const resolveOptionLists = (content: Content, hasQuiz: boolean, sources: Sources): ResolvedLists => {
  const lists = new Map(Object.entries(hasQuiz ? (content.quiz.option_lists ?? {}) : {}))
  const used = new Set<string>()
  let isIncomplete = false
  const withOptions = (question: Question): Question => {
    const name = listOf(question)
    if (name === undefined) return question
    used.add(name)
    const list = lists.get(name)
    if (!list) isIncomplete = true
    return copied(question, { options: list ?? [] }, sources)
  }
  const sections = content.sections.map((section): Section => {
    if (section.questions.every((question) => listOf(question) === undefined)) return section
    const questions = register(section.questions, section.questions.map(withOptions), sources)
    return copied(section, { questions }, sources)
  })
  // Otherwise a misspelt name would be reported twice: once as unknown, and once because the list that was meant looks unused.
  const unused = isIncomplete ? [] : [...lists.keys()].filter((name) => !used.has(name))
  return {
    content: { ...content, sections },
    findings: unused.map((name): Finding => ({
      code: 'content/unused-option-list',
      range: sources.locate(content.quiz.option_lists ?? {}, name, 'key'),
      message: `No question uses the list of options ${quoted(name)}.`,
      help: message`${either(`Write \`options: ${name}\` in a question`, 'Choose it in a question')}, or remove the list.`,
    })),
    isIncomplete,
  }
}

/** The types describe compiled content, where every question has its list. Here it may still be a name. */
const listOf = (question: Question): string | undefined => {
  const options: readonly Option[] | string | undefined = 'options' in question ? question.options : undefined
  return typeof options === 'string' ? options : undefined
}

const copied = <Value extends object>(original: Value, changes: Partial<Value>, sources: Sources): Value =>
  register(original, { ...original, ...changes }, sources)

/** The copy has the place of its original in the file, and its rendered Markdown. */
const register = <Value extends object>(original: Value, copy: Value, { origins, rendered }: Sources): Value => {
  copyOrigin(origins, original, copy)
  const texts = rendered.get(original)
  if (texts) rendered.set(copy, texts)
  return copy
}

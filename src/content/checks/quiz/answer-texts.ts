import { check, checkOfTexts } from '#content/checks/check.ts'
import { questionsOf } from '#content/model/vocabulary.ts'
import { unknownQuestion } from '#content/checks/references/unknown-names.ts'
import { message, thing } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import type { FillableText } from '#content/text/allowed-placeholders.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { rangeInText } from '#content/yaml/text-range.ts'
import { answerPattern, readsAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { readersOf } from '#engine/quiz/dependencies.ts'
import { questionsIn, takesAnswer } from '#engine/quiz/question-kinds.ts'
import { askedItems, readsOfItems } from '#engine/quiz/quiz.ts'
import { withDependents } from '#engine/quiz/steps/required.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import type { Content, Step } from '#types/content.generated.ts'

type Read = Pick<Content, 'quiz' | 'sections' | 'consent'>

/** Texts repeat only answers that were asked before, and that may be shown again: `{answer:question}` and `{count:question|..|..}`. */
export const answerTexts = checkOfTexts(['quiz', 'sections', 'consent'], (content, { locate, placeholderTexts }) =>
  findingsIn(placeholderTexts, content, locate),
)

/** The texts of insights have a check of their own, so they are not among the others. */
export const insightAnswers = check(['quiz', 'sections', 'consent', 'profile'], (content, { locate }) =>
  findingsIn(
    content.profile.insights.map((owner) => ({ owner, key: 'text', text: owner.text })),
    content,
    locate,
  ),
)

const findingsIn = (texts: readonly FillableText[], content: Read, locate: Locate): readonly Finding[] => {
  const reading = texts.filter(({ text }) => readsAnswers(text))
  if (reading.length === 0) return []
  const { asked, placeOf } = orderOf(content, locate)
  const questions = questionsOf(content)
  return reading.flatMap((text) =>
    [...text.text.matchAll(answerPattern)].flatMap(
      ({ 0: placeholder, 1: kind, 2: id = '', 3: forms, index }): readonly Finding[] => {
        const range = rangeInText(locate(text.owner, text.key), text.text, index, index + placeholder.length)
        const question = asked.get(id)
        if (!question) return unknownQuestion(id, questions, range)
        const needsFallback = kind === 'answer' && forms === '' && !question.isCertain
        const finding =
          misplacedAnswer(id, question, placeOf(text), range) ??
          (needsFallback ? missingFallback(id, placeholder, range) : undefined)
        return finding ? [finding] : []
      },
    ),
  )
}

/** A finding if this text must not repeat the answer. */
const misplacedAnswer = (id: string, question: Asked, place: number, range: SourceRange): Finding | undefined => {
  if (question.consent !== 'none')
    return {
      code: 'content/answer-in-text',
      range,
      message:
        question.consent === 'own'
          ? message`The answer to ${thing('question', id)} needs a consent, so no other text repeats it.`
          : message`Question ${thing('question', id)} depends on an answer that needs a consent, so no other text repeats its answer.`,
      help: 'Remove the placeholder. Others may see the text, and it would stay when the consent is withdrawn.',
    }
  if (question.place >= place)
    return {
      code: 'content/answer-in-text',
      range,
      message: message`Question ${thing('question', id)} is asked later than this text is shown.`,
      help: 'Repeat the answer to an earlier question, or ask this one before.',
    }
  return undefined
}

const missingFallback = (id: string, placeholder: string, range: SourceRange): Finding => {
  const { name: file, text } = range.source
  // Otherwise the text is escaped or folded in the file, and the end of the placeholder is not known.
  const isExact = text.slice(range.from, range.to) === placeholder
  const beforeBrace = range.to - 1
  return {
    code: 'content/answer-fallback',
    range,
    message: message`Who has not answered ${thing('question', id)} reads “…” here.`,
    help: `Write what they read instead: {answer:${id}|your answer}. Nothing at all: {answer:${id}|}.`,
    fixes: isExact
      ? [{ title: 'Say “…” on purpose.', edits: [{ file, from: beforeBrace, to: beforeBrace, text: '|…' }] }]
      : [],
  }
}

type Asked = {
  readonly place: number
  /**
   * `own`: a consent covers it, or it is sensitive. `others`: its conditions read such a question, directly or through others, so its
   * answer may be deleted when that consent is withdrawn, but not the texts that repeat it.
   */
  readonly consent: 'own' | 'others' | 'none'
  /** Everybody has answered the question before the next step. */
  readonly isCertain: boolean
}

/** The place of every question in the quiz, and the place at which each text is shown. Texts of a result come after everything else. */
const orderOf = ({ consent, quiz, sections }: Read, locate: Locate) => {
  const own = new Set([
    ...consent.consents.flatMap(({ covers }) => covers),
    ...sections.flatMap(questionsIn).flatMap(({ id, sensitive }) => (sensitive === undefined ? [] : [id])),
  ])
  const readers = readersOf(readsOfItems(askedItems({ quiz, sections })))
  const dependent = withDependents({ readers }, own)
  const consentOf = (id: string): Asked['consent'] => (own.has(id) ? 'own' : dependent.has(id) ? 'others' : 'none')
  const asked = new Map<string, Asked>()
  const places = new Map<object, number>()
  const ends = new Map<object, number>()
  /** The object that was read from the file: a question with shared options is a copy of it, and so are its texts. */
  const written = (one: object): object => locate(one).owner ?? one
  let place = 0
  for (const step of quiz.steps) {
    // The texts of a step are shown after the last question of the step before it.
    places.set(written(step), place + 0.5)
    for (const { isCertain, item, options, question } of itemsOf(step, sections)) {
      place += 1
      places.set(written(item), place)
      // The options of a shared list are shown from their first question on.
      for (const option of options) if (!places.has(written(option))) places.set(written(option), place)
      if (question !== null) asked.set(question, { place, consent: consentOf(question), isCertain })
    }
    ends.set(written(step), place + 0.5)
  }
  const placeOf = ({ key, owner }: FillableText): number =>
    (key === 'closing' ? ends : places).get(written(owner)) ?? Infinity
  return { asked, placeOf }
}

type Item = Pick<Asked, 'isCertain'> & {
  readonly item: object
  /** The id of the question. null: a block of information. */
  readonly question: string | null
  readonly options: readonly object[]
}

/** The items that a step shows, from top to bottom. */
const itemsOf = (step: Step, sections: Content['sections']): readonly Item[] => {
  if (step.kind === 'text') return [{ item: step.question, question: step.question.id, options: [], isCertain: false }]
  const section = step.kind === 'questions' ? sections.find(({ id }) => id === step.section) : undefined
  return (section?.questions ?? []).map((item) => {
    if (!takesAnswer(item)) return { item, question: null, options: [], isCertain: false }
    const isConditional = [step, section, item].some((one) => one && 'when' in one && one.when)
    return {
      item,
      question: item.id,
      options: ('options' in item && item.options) || [],
      isCertain: Boolean(item.required) && !isConditional,
    }
  })
}

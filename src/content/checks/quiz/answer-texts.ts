import { check, checkOfTexts } from '#content/checks/check.ts'
import { questionsOf } from '#content/model/vocabulary.ts'
import { unknownQuestion } from '#content/checks/references/unknown-names.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'
import type { FillableText } from '#content/text/allowed-placeholders.ts'
import type { Locate } from '#content/yaml/locate.ts'
import { rangeInText } from '#content/yaml/text-range.ts'
import { answerPattern, readsAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'
import type { Content } from '#types/content.generated.ts'

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
  const { asked, placeOf } = order(content, locate)
  const questions = questionsOf(content)
  return reading.flatMap((text) =>
    [...text.text.matchAll(answerPattern)].flatMap(
      ({ 0: placeholder, 1: kind, 2: id = '', 3: forms, index }): readonly Finding[] => {
        const range = rangeInText(locate(text.owner, text.key), text.text, index, index + placeholder.length)
        const question = asked.get(id)
        if (!question) return unknownQuestion(id, questions, range)
        if (question.isPrivate)
          return [
            {
              code: 'content/answer-in-text',
              range,
              message: `The answer to ${quoted(id)} needs a consent, so no other text repeats it.`,
              help: 'Remove the placeholder. Others may see the text, and it would stay when the consent is withdrawn.',
            },
          ]
        if (question.place >= placeOf(text))
          return [
            {
              code: 'content/answer-in-text',
              range,
              message: `Question ${quoted(id)} is asked later than this text is shown.`,
              help: 'Repeat the answer to an earlier question, or ask this one before.',
            },
          ]
        if (kind === 'count' || forms !== '' || question.isCertain) return []
        const isExact = range.source.text.slice(range.from, range.to) === placeholder
        return [
          {
            code: 'content/answer-fallback',
            range,
            message: `Who has not answered ${quoted(id)} reads “…” here.`,
            help: `Write what they read instead: {answer:${id}|your answer}. Nothing at all: {answer:${id}|}.`,
            fixes: isExact
              ? [
                  {
                    title: 'Say “…” on purpose.',
                    edits: [{ file: range.source.name, from: range.to - 1, to: range.to - 1, text: '|…' }],
                  },
                ]
              : [],
          },
        ]
      },
    ),
  )
}

type Asked = {
  readonly place: number
  /** A consent covers it, or it is sensitive. */
  readonly isPrivate: boolean
  /** Everybody has answered it before the next step. */
  readonly isCertain: boolean
}

/** The place of every question in the quiz, and the place at which a text is shown: later than everything for texts of a result. */
const order = ({ consent, quiz, sections }: Read, locate: Locate) => {
  const covered = new Set(consent.consents.flatMap(({ covers }) => covers))
  const asked = new Map<string, Asked>()
  const places = new Map<object, number>()
  const ends = new Map<object, number>()
  /** A question with shared options is a copy of what was read, as its texts are. */
  const written = (one: object): object => locate(one).owner ?? one
  let place = 0
  for (const step of quiz.steps) {
    // After the last question of the step before it.
    places.set(written(step), place + 0.5)
    if (step.kind === 'text') {
      place += 1
      places.set(written(step.question), place)
      asked.set(step.question.id, { place, isPrivate: covered.has(step.question.id), isCertain: false })
    }
    const section = step.kind === 'questions' ? sections.find(({ id }) => id === step.section) : undefined
    for (const item of section?.questions ?? []) {
      place += 1
      places.set(written(item), place)
      if (!takesAnswer(item)) continue
      // Those of a shared list are first seen here.
      for (const option of ('options' in item && item.options) || [])
        places.set(written(option), places.get(written(option)) ?? place)
      const isConditional = [step, section, item].some((one) => one && 'when' in one && one.when)
      const isRequired = 'required' in item && Boolean(item.required)
      asked.set(item.id, {
        place,
        isPrivate: item.sensitive !== undefined || covered.has(item.id),
        isCertain: isRequired && !isConditional,
      })
    }
    ends.set(written(step), place + 0.5)
  }
  const placeOf = ({ key, owner }: FillableText): number =>
    (key === 'closing' ? ends : places).get(written(owner)) ?? Infinity
  return { asked, placeOf }
}

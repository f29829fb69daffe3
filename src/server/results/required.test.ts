import { describe, expect, test } from 'vitest'
import { radio } from '#testing/samples/make-quiz.ts'
import { allAnswers, consentOf, submissionOf } from '#testing/samples/make-submission.ts'
import { productContent } from '#testing/server/server.ts'
import { questionsIn, takesAnswer } from '#engine/quiz/question-kinds.ts'
import type { Content } from '#types/content.generated.ts'
import { compileRules } from './quiz-rules.ts'
import { validateSubmission } from './validate-submission.ts'
import { shownTextsIn } from './shown-texts.ts'

const own = 'Choose the goal that matters most.'

/** The content with every question required, and a message of its own for the first one. */
const allRequired = (content: Content): Content => {
  const first = content.sections.flatMap(questionsIn)[0]?.id
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        if (!takesAnswer(question)) return question
        return { ...question, required: question.id === first ? { message: own } : true }
      }),
    })),
  }
}

const setting = async () => {
  const { content, version } = await productContent()
  const required = allRequired(content)
  const rules = compileRules(required, version)
  const shown = new Map([[version, shownTextsIn(required)]])
  const validate = (changes: Parameters<typeof submissionOf>[2]) =>
    validateSubmission(rules, submissionOf(required, version, changes), shown)
  return { required, validate, general: content.pages.quiz.frame.required.message, version }
}

describe('a submission without the answer to a required question', () => {
  test('is refused with the message of the question, or the general one', async () => {
    const { general, required, validate } = await setting()
    expect(validate({}).ok).toBe(true)
    const all = allAnswers(required)
    const [first, second] = all
    const outcome = validate({ answers: all.slice(2) })
    if (outcome.ok) throw new Error('It was accepted')
    expect(outcome.code).toBe('not_accepted')
    expect(outcome.problems).toEqual(
      expect.arrayContaining([
        { field: `questions/${first?.question}`, message: own },
        { field: `questions/${second?.question}`, message: general },
      ]),
    )
  })

  test('is accepted when nobody has agreed to that answer', async () => {
    const { required, validate } = await setting()
    const covered = new Set(required.consent.consents.flatMap(({ covers }) => covers))
    const answers = allAnswers(required).filter(({ question }) => !covered.has(question))
    expect(validate({ answers, consents: [] }).ok).toBe(true)
  })

  test('is accepted when a condition of it reads an answer that nobody has decided about, and refused after a no', async () => {
    const { content, version } = await productContent()
    const consent = content.consent.consents.find(({ covers }) => covers.some((id) => id !== 'photos'))
    const covered = consent?.covers.find((id) => id !== 'photos') ?? ''
    const last = content.sections.at(-1)
    if (!consent || !last) throw new Error('The content has a consent and a section')
    const extra = radio('extra', 'a b', { required: true, when: { none: [{ question: covered, answered: true }] } })
    const asking: Content = {
      ...content,
      sections: content.sections.map((section) =>
        section === last ? { ...section, questions: [...section.questions, extra] } : section,
      ),
    }
    const covers = new Set(content.consent.consents.flatMap((one) => one.covers))
    const answers = allAnswers(content).filter(({ question }) => !covers.has(question))
    const validate = (consents: ReturnType<typeof consentOf>[]) =>
      validateSubmission(
        compileRules(asking, version),
        submissionOf(asking, version, { answers, consents }),
        new Map([[version, shownTextsIn(asking)]]),
      )
    expect(validate([]).ok).toBe(true)
    expect(validate([consentOf(content, consent.id, 'declined')])).toMatchObject({
      ok: false,
      problems: [{ field: 'questions/extra' }],
    })
  })

  test('of a page with earlier rules, is answered that the quiz has changed', async () => {
    const { required, validate } = await setting()
    const outcome = validate({ answers: allAnswers(required).slice(1), content_version: '000000000000' })
    expect(outcome).toMatchObject({ ok: false, code: 'quiz_changed' })
  })
})

/** What the server knows about the person in the preview, computed from the content and the answers as the real server does. */
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { fillAnswers, readerOfAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { answerInWords } from '#engine/quiz/answers/option-texts.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'
import { submittedAnswers } from '#engine/quiz/answers/submitted-answers.ts'
import { compileAnalysis, type Analysis } from '#engine/result/analysis.ts'
import { analyse, resultView, viewOf } from '#engine/result/result.ts'
import { previewVersion } from '#studio/preview/frame/live-values.ts'
import type { Result, ResultReply } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'

/** The id of the only report. */
export const reportId = 'preview-report'

export type PreviewResults = {
  readonly content: Content
  /** The result of the accepted answers. */
  readonly result: () => Result
  readonly reply: (isUser: boolean, now: Date) => ResultReply
  /** The answer to a question, in words. Empty if there is none. */
  readonly answerText: (question: string) => string
  readonly hasAnswers: boolean
}

export const previewResults = (content: Content, given: Readonly<Record<string, unknown>>): PreviewResults => {
  const quiz = compileQuiz(content)
  const { answers } = acceptAnswers(quiz, given, 'kept')
  const known = once((): { readonly analysis: Analysis; readonly result: Result } => {
    const analysis = compileAnalysis(content)
    return { analysis, result: analyse(analysis, answers, previewVersion) }
  })
  return {
    content,
    hasAnswers: Object.keys(answers).length > 0,
    result: () => known().result,
    reply: (isUser, now) => {
      const { analysis, result: full } = known()
      const at = now.toISOString()
      return {
        id: reportId,
        created_at: at,
        ...viewOf(analysis, full, resultView(content, isUser)),
        photos: [],
        consents: content.consent.consents.map(({ id }) => ({ id, choice: 'agreed', at })),
      }
    },
    answerText: (question) => {
      const asked = effectiveAnswers(openQuiz(quiz, answers))
      const answer = submittedAnswers(quiz, asked).find((one) => one.question === question)
      if (!answer) return ''
      const { locale } = content.site
      const number = quiz.questions.get(question)
      const unit = number?.choice === 'number' ? { unit: number.unit ?? '' } : {}
      return fillAnswers(answerInWords({ ...answer, ...unit }, locale), readerOfAnswers(quiz, asked, locale))
    },
  }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

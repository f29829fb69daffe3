/** The rules of a content as the server uses them, compiled once. */
import type { Answers } from '#engine/quiz/answers/answers.ts'
import type { ChoicesTexts } from '#engine/quiz/answers/choices-texts.ts'
import type { NumberTexts } from '#engine/quiz/numbers/number-texts.ts'
import { type AnalysisContent, type Analysis, compileAnalysis } from '#engine/result/analysis.ts'
import { hasModule } from '#content/modules.ts'
import { rulesVersion } from '#content/version.ts'
import { compileWithoutLimits } from '#engine/result/dependents.ts'
import { fillAnswers, readerOfAnswers } from '#engine/quiz/answers/answer-texts.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { submissionLimits } from '#engine/quiz/answers/submission-size.ts'
import type { ConsentItem, Content, Messages } from '#types/content.generated.ts'

export type RulesContent = AnalysisContent &
  Pick<Content, 'consent' | 'messages' | 'modules' | 'pages' | 'photos' | 'site'>

export type QuizRules = {
  readonly quiz: string
  readonly version: string
  /** See `rulesVersion`. */
  readonly rulesVersion: string
  readonly model: QuizModel
  readonly analysis: Analysis
  /** See `compileWithoutLimits`. */
  readonly withoutLimits: Analysis
  readonly consents: readonly ConsentItem[]
  readonly messages: Messages
  readonly numbers: { readonly texts: NumberTexts; readonly locale: string }
  readonly hasPhotos: boolean
  readonly choices: ChoicesTexts
  /** For a required question without a message of its own. */
  readonly requiredMessage: string
  /** The views of photos, in the order in which the quiz shows them. */
  readonly views: readonly string[]
  /** Maximum size of a submission. */
  readonly limits: ReturnType<typeof submissionLimits>
}

export const photoViewsOf = ({ photos }: Pick<Content, 'photos'>): readonly string[] =>
  photos?.views.map(({ id }) => id) ?? []

/** The compiled rules of each content, which never changes. Tests start hundreds of servers with the same content. */
const compiled = new WeakMap<RulesContent, QuizRules>()

export const compileRules = (content: RulesContent, version: string): QuizRules => {
  const known = compiled.get(content)
  if (known?.version === version) return known
  const rules = compiledRules(content, version)
  compiled.set(content, rules)
  return rules
}

const compiledRules = (content: RulesContent, version: string): QuizRules => {
  const analysis = compileAnalysis(content)
  return {
    quiz: content.quiz.id,
    version,
    rulesVersion: rulesVersion(content),
    model: analysis.quiz,
    analysis,
    withoutLimits: compileWithoutLimits(content),
    consents: content.consent.consents,
    messages: content.messages,
    numbers: { texts: content.pages.quiz.numbers, locale: content.site.locale },
    hasPhotos: hasModule(content, 'photos'),
    choices: content.pages.quiz.choices,
    requiredMessage: content.pages.quiz.frame.required.message,
    views: photoViewsOf(content),
    limits: submissionLimits(content),
  }
}

/** Fills the answers of a visitor into texts that repeat them. */
export const answerFill = ({ model, numbers }: QuizRules, answers: Answers): ((text: string) => string) => {
  const reader = readerOfAnswers(model, effectiveAnswers(openQuiz(model, answers)), numbers.locale)
  return (text) => fillAnswers(text, reader)
}

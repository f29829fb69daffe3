/** What rules, conditions and answers of a content can name. */
import type { AnswerRules } from '#engine/quiz/answers/answers.ts'
import type { NumberRange } from '#engine/quiz/numbers/numbers.ts'
import { formatOf, questionsIn, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { memoise } from '#content/memoise.ts'
import type { Content, Option, Section, Trait } from '#types/content.generated.ts'

/** A question that rules may read. `options` is null for a free text or number; `numbers` is null if the answer is not a number. */
export type KnownQuestion = {
  readonly id: string
  readonly title: string
  readonly options: readonly Option[] | null
  readonly numbers: NumberRange | null
}

/** What conditions can read. */
export type Vocabulary = {
  /** Questions of sections and of text steps. */
  readonly questions: ReadonlyMap<string, KnownQuestion>
  readonly traits: ReadonlyMap<string, Trait>
}

export const questionsOf = memoise(
  ({ quiz, sections }: Pick<Content, 'quiz' | 'sections'>): ReadonlyMap<string, KnownQuestion> => {
    const texts = quiz.steps.flatMap((step) =>
      step.kind === 'text' ? [{ ...step.question, options: null, numbers: null }] : [],
    )
    const questions = new Map<string, KnownQuestion>()
    // If two questions have the same id, the first one is used; another check reports the second.
    for (const question of [...sections.flatMap(questionsOfSection), ...texts])
      if (!questions.has(question.id)) questions.set(question.id, question)
    return questions
  },
)

const questionsOfSection = memoise((section: Section): readonly KnownQuestion[] =>
  questionsIn(section).map((question) => {
    const { numbers, readable } = formatOf(question)
    return { id: question.id, title: question.title, options: readable, numbers }
  }),
)

/** The questions that can be answered, by their ids. */
export const questionsById = memoise(
  (sections: readonly Section[]): ReadonlyMap<string, AnswerableQuestion> =>
    new Map(sections.flatMap((section) => questionsIn(section).map((question) => [question.id, question]))),
)

export const traitsOf = ({ profile }: Pick<Content, 'profile'>): ReadonlyMap<string, Trait> =>
  new Map(profile.groups.flatMap(({ traits }) => traits.map((trait) => [trait.id, trait])))

export const vocabularyOf = memoise((content: Pick<Content, 'quiz' | 'sections' | 'profile'>): Vocabulary => ({
  questions: questionsOf(content),
  traits: traitsOf(content),
}))

/** The questions and texts of a quiz, for checking answers that the content itself contains. */
export const answerRules = ({ quiz, sections }: Pick<Content, 'quiz' | 'sections'>): AnswerRules => ({
  questions: questionsById(sections),
  texts: new Map(quiz.steps.flatMap((step) => (step.kind === 'text' ? [[step.question.id, step.question]] : []))),
})

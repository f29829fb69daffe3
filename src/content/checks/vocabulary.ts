import type { NumberRange } from '#engine/quiz/numbers.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import type { Content, Option, Trait } from '#types/content.generated.ts'
import { didYouMean } from '#content/schema/did-you-mean.ts'
import { spellingFixes, wordReplacement } from '#content/problems/fixes.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import type { ProblemCode } from '#content/problems/codes.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'

/** A question that rules may read. `options` is null for a free text or number, `numbers` for an answer that is no number. */
export type KnownQuestion = {
  readonly id: string
  readonly title: string
  readonly options: readonly Option[] | null
  readonly numbers: NumberRange | null
}

/** The ids that rules can refer to. */
export type Vocabulary = {
  /** Questions of sections and of text steps. */
  readonly questions: ReadonlyMap<string, KnownQuestion>
  readonly scores: ReadonlySet<string>
  readonly traits: ReadonlyMap<string, Trait>
  readonly issues: ReadonlySet<string>
  readonly goals: ReadonlySet<string>
}

export const questionsOf = ({
  quiz,
  sections,
}: Pick<Content, 'quiz' | 'sections'>): ReadonlyMap<string, KnownQuestion> => {
  const asked = sections.flatMap((section) =>
    questionsIn(section).map((question) => {
      const { numbers, readable } = formatOf(question)
      return { id: question.id, title: question.title, options: readable, numbers }
    }),
  )
  const texts = quiz.steps.flatMap((step) =>
    step.kind === 'text' ? [{ ...step.question, options: null, numbers: null }] : [],
  )
  const questions = new Map<string, KnownQuestion>()
  // Of two with the same id, the first one is used; another check reports the second.
  for (const question of [...asked, ...texts]) if (!questions.has(question.id)) questions.set(question.id, question)
  return questions
}

export const vocabularyOf = (content: Pick<Content, 'quiz' | 'sections' | 'scores' | 'profile'>): Vocabulary => ({
  questions: questionsOf(content),
  scores: new Set(content.scores.scores.map(({ id }) => id)),
  traits: new Map(content.profile.groups.flatMap(({ traits }) => traits.map((trait) => [trait.id, trait]))),
  issues: new Set(content.profile.issues.list.map(({ id }) => id)),
  goals: new Set(content.profile.goals.list.map(({ id }) => id)),
})

/** The kinds of thing that a name can refer to, as messages call them, and the code of a name that is unknown. */
const unknownCodes = {
  badge: 'content/unknown-badge',
  'ingredient group': 'content/unknown-ingredient-group',
  issue: 'content/unknown-issue',
  mail: 'content/unknown-mail',
  objective: 'content/unknown-objective',
  'profile label': 'content/unknown-profile-label',
  question: 'content/unknown-question',
  score: 'content/unknown-score',
  section: 'content/unknown-section',
  slot: 'content/unknown-slot',
  step: 'content/unknown-step',
  tab: 'content/unknown-tab',
  wish: 'content/unknown-wish',
} as const satisfies Readonly<Record<string, ProblemCode>>

/** Names that exist. No iterator: one that was read to find a name has nothing left for the help. */
type KnownNames = ReadonlyMap<string, unknown> | ReadonlySet<string> | readonly string[]

/** A finding if the name is unknown. */
export const unknownName = (
  what: keyof typeof unknownCodes,
  name: string,
  known: KnownNames,
  range: SourceRange,
): Finding[] => {
  // Most names are known: the list for the help is made only for one that is not.
  if ('has' in known ? known.has(name) : known.includes(name)) return []
  const names = [...new Set('has' in known ? known.keys() : known)]
  return [
    {
      code: unknownCodes[what],
      range,
      message: `There is no ${what} ${quoted(name)}.`,
      help: didYouMean(name, names, 'Known'),
      fixes: spellingFixes(range, name, names),
    },
  ]
}

/** A finding if there is no such question. Somebody who wrote the title of a question gets its id as help. */
export const unknownQuestion = (
  id: string,
  questions: ReadonlyMap<string, KnownQuestion>,
  range: SourceRange,
): Finding[] => {
  if (questions.has(id)) return []
  const titled = [...questions.values()].find(({ title }) => equalsIgnoringCase(title, id))
  if (!titled) return unknownName('question', id, questions, range)
  return [labelInRule(id, titled.id, 'question', range)]
}

/** Findings for options that a rule cannot refer to. None for an unknown question (undefined): that is reported by `unknownQuestion`. */
export const unknownOptions = (
  question: KnownQuestion | undefined,
  named: readonly (readonly [option: string, range: SourceRange])[],
): Finding[] => {
  if (!question) return []
  const { options } = question
  if (options === null)
    return named.slice(0, 1).map(([, range]) => ({
      code: 'content/condition',
      range,
      message: `Question ${quoted(question.id)} is answered ${question.numbers ? 'with a number' : 'in free text'}, so it has no options.`,
      help: question.numbers
        ? 'Use `at_least: …`, `at_most: …` or `equals: …`.'
        : 'Use answered: true, or another question.',
    }))
  return named.flatMap(([name, range]): Finding[] => {
    const option = options.find(({ id }) => id === name)
    if (option?.no_answer)
      return [
        {
          code: 'content/no-answer-in-rule',
          range,
          message: `${quoted(option.label)} is no answer to question ${quoted(question.id)}, so no rule can use it.`,
          help: 'Remove it from this rule. Visitors who prefer not to say are treated as if they had skipped the question.',
        },
      ]
    if (option) return []
    const labelled = options.find(({ label }) => equalsIgnoringCase(label, name))
    if (labelled) return [labelInRule(name, labelled.id, 'option', range)]
    const ids = options.map(({ id }) => id)
    return [
      {
        code: 'content/unknown-option',
        range,
        message: `Question ${quoted(question.id)} has no option ${quoted(name)}.`,
        help: didYouMean(name, ids, 'Options'),
        fixes: spellingFixes(range, name, ids),
      },
    ]
  })
}

/** A rule refers to something by its label instead of its id. */
export const labelInRule = (label: string, id: string, what: string, range: SourceRange): Finding => ({
  code: 'content/label-in-rule',
  range,
  message: `This rule uses the text ${quoted(label)}.`,
  help: `Use the id of the ${what}: ${/^\d/.test(id) ? `"${id}"` : id}. Texts may change, ids never do.`,
  fixes: [wordReplacement(range, id)],
})

export const equalsIgnoringCase = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Findings for names that the content does not have. */
import { didYouMean } from '#content/schema/did-you-mean.ts'
import { spellingFixes, wordReplacement } from '#content/problems/fixes.ts'
import type { KnownQuestion } from '#content/model/vocabulary.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import type { Trait } from '#types/content.generated.ts'
import type { ProblemCode } from '#content/problems/codes.ts'
import type { Finding } from '#content/problems/problem.ts'
import { either, message, settingToAdd, thing, type Message } from '#content/problems/message.ts'
import { quoted } from '#content/problems/wording.ts'

/** The kinds of thing that a name can refer to, as messages call them, and the code of a name that is unknown. */
const unknownCodes = {
  badge: 'content/unknown-badge',
  'ingredient group': 'content/unknown-ingredient-group',
  issue: 'content/unknown-issue',
  'list of options': 'content/unknown-option-list',
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

/** A finding if the name is unknown. */
export const unknownName = (
  what: keyof typeof unknownCodes,
  name: string,
  known: Iterable<string>,
  range: SourceRange,
): Finding[] => {
  const names = [...new Set(known)]
  if (names.includes(name)) return []
  return [
    {
      code: unknownCodes[what],
      range,
      message: `There is no ${what} ${quoted(name)}.`,
      help:
        names.length === 0
          ? `This content has no ${what}. Add this one, or remove what names it.`
          : anotherOne(name, names, 'Known'),
      fixes: spellingFixes(range, name, names),
    },
  ]
}

/** A finding if there is no such question. If an editor wrote the title of a question, the help names its id. */
export const unknownQuestion = (
  id: string,
  questions: ReadonlyMap<string, Pick<KnownQuestion, 'id' | 'title'>>,
  range: SourceRange,
): Finding[] => {
  if (questions.has(id)) return []
  const titled = [...questions.values()].find(({ title }) => equalsIgnoringCase(title, id))
  if (!titled) return unknownName('question', id, questions.keys(), range)
  return [labelInRule(id, titled.id, 'question', range)]
}

/** Findings for options that a rule cannot refer to. None for an unknown question (undefined), which `unknownQuestion` reports. */
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
      message: message`Question ${thing('question', question.id)} is answered ${question.numbers ? 'with a number' : 'in free text'}, so it has no options.`,
      help: question.numbers
        ? message`Use ${settingToAdd('at_least')}, ${settingToAdd('at_most')} or ${settingToAdd('equals')} in a condition, ${settingToAdd('from')} and ${settingToAdd('to')} in a rule of a score.`
        : message`Use ${either('answered: true', '“is answered”')}, or another question.`,
    }))
  return named.flatMap(([name, range]): Finding[] => {
    const option = options.find(({ id }) => id === name)
    if (option?.no_answer)
      return [
        {
          code: 'content/no-answer-in-rule',
          range,
          message: message`${quoted(option.label)} is no answer to question ${thing('question', question.id)}, so no rule can use it.`,
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
        message: message`Question ${thing('question', question.id)} has no option ${quoted(name)}.`,
        help: anotherOne(name, ids, 'Options'),
        fixes: spellingFixes(range, name, ids),
      },
    ]
  })
}

/** Findings for values that a trait of the profile does not have. None for an unknown trait (undefined). */
export const unknownValues = (
  trait: Trait | undefined,
  named: readonly (readonly [string, Finding['range']])[],
): Finding[] => {
  if (!trait) return []
  const labels: readonly { readonly value: string; readonly label: string }[] = trait.labels
  return named.flatMap(([name, range]): Finding[] => {
    if (labels.some(({ value }) => value === name)) return []
    const labelled = labels.find(({ label }) => equalsIgnoringCase(label, name))
    if (labelled) return [labelInRule(name, labelled.value, 'value', range)]
    const known = [...new Set(labels.map(({ value }) => value))]
    return [
      {
        code: 'content/unknown-value',
        range,
        message: message`The ${either('profile label', 'trait')} ${thing('trait', trait.id)} has no value ${quoted(name)}.`,
        help: anotherOne(name, known, 'Values'),
        fixes: spellingFixes(range, name, known),
      },
    ]
  })
}

/** Authors read the names that would be right. In the studio they are chosen from a list. */
const anotherOne = (name: string, known: readonly string[], heading: string): Message =>
  message`${either(didYouMean(name, known, heading), 'Choose another one.')}`

/** A rule refers to something by its label instead of its id. */
const labelInRule = (label: string, id: string, what: string, range: SourceRange): Finding => ({
  code: 'content/label-in-rule',
  range,
  message: `This rule uses the text ${quoted(label)}.`,
  help: message`${either(`Use the id of the ${what}: ${/^\d/.test(id) ? `"${id}"` : id}. Texts may change, ids never do.`, `Choose the ${what} again.`)}`,
  fixes: [wordReplacement(range, id)],
})

const equalsIgnoringCase = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

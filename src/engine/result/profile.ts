import { rangeAt } from '#engine/range-at.ts'
import { ownProperty } from '#engine/own-property.ts'
import type { ResultGroup, ResultTrait } from '#types/api.generated.ts'
import type { AnswerTrait, CluesTrait, Profile, ScoreTrait, Trait } from '#types/content.generated.ts'
import { withoutCapital } from '#engine/without-capital.ts'
import { chosenOptions } from '#engine/quiz/answers/answers.ts'
import { compileCondition, hasOption, type Facts } from '#engine/quiz/conditions.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { sum } from '#engine/sum.ts'
import { isCounted } from './scores/is-counted.ts'

export type ProfileLabels = {
  readonly groups: readonly ResultGroup[]
  /** The value of every trait by its id, as conditions read it. null: unknown. */
  readonly values: Readonly<Record<string, string | null>>
  /** The label of every known trait by its id, in the form for the middle of a sentence ("high"). */
  readonly words: Readonly<Record<string, string>>
}

type Found = {
  readonly value: string
  readonly label: string
  readonly short?: string
  readonly short_picture?: string
  readonly text: string
  readonly picture?: string
}
type TraitReader = (facts: Facts) => Found | null

/** The conditions of clues may read traits of kind `answer`, so those are computed first. */
const evaluationOrder: readonly Trait['kind'][] = ['answer', 'clues', 'score']

/**
 * Compiles the profile to a function from facts (answers and scores) to groups of traits. A trait is read from one answer, from
 * clues whose points are added up, or from a score; without enough answers it has the label `unknown_label` and no value. "Prefer not
 * to say" is no answer here.
 */
export const compileProfile = (
  model: QuizModel,
  profile: Profile,
  locale: string,
): ((known: Facts) => ProfileLabels) => {
  const traits = profile.groups.flatMap((group) => group.traits)
  const readers = evaluationOrder.map((kind) =>
    traits.filter((trait) => trait.kind === kind).map((trait) => [trait.id, compileTrait(model, trait)] as const),
  )
  return (known) => {
    const found: Record<string, Found | null> = {}
    const values: Record<string, string | null> = {}
    for (const kind of readers) {
      const facts = { ...known, profile: { ...values } }
      for (const [id, read] of kind) {
        found[id] = read(facts)
        values[id] = found[id]?.value ?? null
      }
    }
    const groups = profile.groups.map(({ id, title, lead, traits: shown }) => ({
      id,
      title,
      ...(lead === undefined ? {} : { lead }),
      traits: shown.map((trait) => resultTrait(trait, found[trait.id] ?? null, profile.unknown_label)),
    }))
    return { groups, values, words: labelsInSentences(found, locale) }
  }
}

const compileTrait = (model: QuizModel, trait: Trait): TraitReader => {
  if (trait.kind === 'answer') return fromAnswer(model, trait)
  return trait.kind === 'clues' ? fromClues(model, trait) : fromScore(trait)
}

const fromAnswer = (model: QuizModel, { question: id, labels }: AnswerTrait): TraitReader => {
  const question = model.questions.get(id)
  const options = question ? (formatOf(question).readable ?? []) : []
  return ({ answers }) => {
    const chosen = chosenOptions(answers, id)
    const label = labels.find(({ option }) => chosen.includes(option))
    const image = options.find((option) => option.id === label?.option)?.image
    return label ? { ...label, ...(image === undefined ? {} : { picture: image }) } : null
  }
}

const fromClues = (model: QuizModel, { needs_any, clues, labels }: CluesTrait): TraitReader => {
  const compiled = clues.map((clue) => ({ ...clue, skip: clue.skip_when && compileCondition(clue.skip_when) }))
  return (facts) => {
    if (!needs_any.some((question) => isCounted(model, facts.answers, question))) return null
    const found = compiled.filter(
      ({ question, is, skip }) => hasOption(facts.answers, question, is) && !skip?.holds(facts),
    )
    const total = sum(found.map(({ adds }) => adds))
    return rangeAt(labels, total) ?? null
  }
}

const fromScore =
  ({ score, labels }: ScoreTrait): TraitReader =>
  ({ scores }) =>
    rangeAt(labels, ownProperty(scores, score)) ?? null

const resultTrait = ({ id, title, help, note, picture }: Trait, found: Found | null, unknown: string): ResultTrait => {
  const shown = found?.short_picture ?? found?.picture ?? picture
  return {
    id,
    title,
    ...(help === undefined ? {} : { help }),
    value: found?.value ?? null,
    label: found?.label ?? unknown,
    ...(found?.short === undefined ? {} : { word: found.short }),
    ...(found?.short_picture === undefined ? {} : { word_picture: found.short_picture }),
    ...(found ? { text: found.text } : {}),
    // A note such as "An estimate." is about the label.
    ...(found && note !== undefined ? { note } : {}),
    ...(shown === undefined ? {} : { picture: shown }),
  }
}

const labelsInSentences = (
  found: Readonly<Record<string, Found | null>>,
  locale: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(found).flatMap(([id, one]) => (one ? [[id, inSentence(one.label, locale)] as const] : [])),
  )

/** Plain words are in lower case inside a sentence ("high", "fairly high"); anything else is taken for a name ("4C", "Type 3"). */
const inSentence = (label: string, locale: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(label) ? withoutCapital(label, locale) : label

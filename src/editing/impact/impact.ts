import { memoise } from '#content/memoise.ts'
import { isSameData } from '#content/write/same-data.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import type { Content } from '#types/content.generated.ts'
import {
  personaOutcome,
  comparedParts,
  type PersonaOutcome,
  type ResultPart,
  type ScoreOutcome,
  type RankedBand,
} from './persona-outcome.ts'
import { personasOf, type ShownPersona } from './personas.ts'

/** A score of one persona before and after the change. null: the content has no such score. */
export type ScoreImpact = {
  readonly id: string
  readonly name: string
  readonly before: ScoreOutcome | null
  readonly after: ScoreOutcome | null
  readonly moves: boolean
  /** The labels of the two bands. null: the band does not change. */
  readonly newBand: { readonly before: string | null; readonly after: string | null } | null
}

/** What a part of the result shows that it did not show before, and what it no longer shows. */
export type PartImpact = {
  readonly part: ResultPart
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export type PersonaImpact = Pick<ShownPersona, 'id' | 'name' | 'about'> & {
  readonly scores: readonly ScoreImpact[]
  /** Ids of questions that the persona is newly asked, and of those that the persona is no longer asked. */
  readonly asked: { readonly added: readonly string[]; readonly removed: readonly string[] }
  /** Only the parts that change. */
  readonly parts: readonly PartImpact[]
}

/** What a change does to the results of personas. */
export type Impact = {
  readonly personas: readonly PersonaImpact[]
  /** Whether example visitors are used because the content has no personas. */
  readonly areExamples: boolean
  /** The number of personas for whom at least one score moves, a band changes, another part of the result changes, other questions are asked. */
  readonly summary: {
    readonly move: number
    readonly changeBand: number
    readonly changeResult: number
    readonly changeQuestions: number
  }
}

/**
 * Compares the results of personas before and after a change, of two valid contents. The outcomes of `before` are cached, so that each
 * edit computes only those of the new content.
 */
export const impactOf = (before: Content, after: Content): Impact => {
  // Each compilation makes a new list of the same personas, but the cache of `before` is keyed by its own list.
  const personas = shownPersonas(isSameData(before.personas, after.personas) ? before : after)
  const [outcomesBefore, outcomesAfter] = [outcomesOf(before, personas), outcomesOf(after, personas)]
  const impacts = personas.flatMap((persona, index) => {
    const [was, is] = [outcomesBefore[index], outcomesAfter[index]]
    return was && is ? [personaImpact(persona, was, is)] : []
  })
  const count = (has: (impact: PersonaImpact) => boolean) => impacts.filter(has).length
  return {
    personas: impacts,
    areExamples: personas === madePersonas,
    summary: {
      move: count(({ scores }) => scores.some(({ moves }) => moves)),
      changeBand: count(({ scores }) => scores.some(({ newBand }) => newBand)),
      changeResult: count(({ parts }) => parts.length > 0),
      changeQuestions: count(({ asked }) => asked.added.length + asked.removed.length > 0),
    },
  }
}

export const analysisOf = memoise((content: Content) => compileAnalysis(content))

/** Returns the same list for the same `personas` object, so that outcomes cached for the list are found again. */
const ownPersonas = memoise((personas: NonNullable<Content['personas']>) => personasOf({ personas }))
const madePersonas = personasOf({})
const shownPersonas = ({ personas }: Content): readonly ShownPersona[] =>
  personas ? ownPersonas(personas) : madePersonas

const outcomes = new WeakMap<Content, WeakMap<readonly ShownPersona[], readonly PersonaOutcome[]>>()

const outcomesOf = (content: Content, personas: readonly ShownPersona[]): readonly PersonaOutcome[] => {
  const known = outcomes.get(content) ?? new WeakMap<readonly ShownPersona[], readonly PersonaOutcome[]>()
  outcomes.set(content, known)
  const found = known.get(personas) ?? personas.map((persona) => personaOutcome(analysisOf(content), persona))
  known.set(personas, found)
  return found
}

const personaImpact = (
  { id, name, about }: ShownPersona,
  before: PersonaOutcome,
  after: PersonaOutcome,
): PersonaImpact => ({
  id,
  name,
  ...(about !== undefined && { about }),
  scores: scoreImpacts(before.scores, after.scores),
  asked: {
    added: [...after.asked].filter((one) => !before.asked.has(one)),
    removed: [...before.asked].filter((one) => !after.asked.has(one)),
  },
  parts: comparedParts.flatMap((part): readonly PartImpact[] => {
    const [was, is] = [before.parts[part], after.parts[part]]
    const added = is.filter((thing) => !was.some((one) => one.id === thing.id)).map((thing) => thing.name)
    const removed = was.filter((thing) => !is.some((one) => one.id === thing.id)).map((thing) => thing.name)
    return added.length + removed.length > 0 ? [{ part, added, removed }] : []
  }),
})

const scoreImpacts = (before: readonly ScoreOutcome[], after: readonly ScoreOutcome[]): readonly ScoreImpact[] => {
  const removed = before.filter(({ id }) => !after.some((one) => one.id === id))
  return [...after, ...removed].map(({ id, name }) => {
    const was = before.find((one) => one.id === id) ?? null
    const is = after.find((one) => one.id === id) ?? null
    return {
      id,
      name,
      before: was,
      after: is,
      moves: was?.value !== is?.value,
      newBand: newBand(was?.band, is?.band) ?? newBand(was?.conditionBand, is?.conditionBand),
    }
  })
}

/** null: it is the same band. A band whose label was reworded is recognised by its position. */
const newBand = (was: RankedBand | null = null, is: RankedBand | null = null): ScoreImpact['newBand'] =>
  was?.label !== is?.label && (was?.index !== is?.index || was?.count !== is?.count)
    ? { before: was?.label ?? null, after: is?.label ?? null }
    : null

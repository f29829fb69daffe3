/** Results for stories, computed by the engine from the real content for the personas of personas.yaml. */
import { content, version } from 'virtual:content/all'
import { parse } from 'yaml'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse, previewOf } from '#engine/result/result.ts'
import type { Answers } from '#engine/quiz/answers.ts'
import { formatOf, questionsIn } from '#engine/quiz/question-kinds.ts'
import type { Result, ResultReply } from '#types/api.generated.ts'
import personas from '#testing/personas.yaml?raw'

/** A single option can be written without a list. */
type Persona = { readonly name: string; readonly answers: Answers }

const people = parse(personas) as readonly Persona[]
const analysis = compileAnalysis(content)

/** `name` is a prefix of the persona's name; null for no answers. */
export const fullResultOf = (name: string | null): Result => analyse(analysis, answersOf(name), version)

const answersOf = (name: string | null): Answers => {
  if (name === null) return {}
  const persona = people.find((one) => one.name.startsWith(name))
  if (!persona) throw new Error(`There is no ${name} in personas.yaml`)
  return Object.fromEntries(
    Object.entries(persona.answers).map(([id, given]) => [id, isText(id) ? given : [given].flat()]),
  )
}

const isText = (id: string): boolean =>
  content.sections.some((section) =>
    questionsIn(section).some((one) => one.id === id && formatOf(one).textLimit !== null),
  )

export const resultOf = (name: string | null, view: ResultReply['view']): ResultReply => {
  const full = fullResultOf(name)
  const { hidden_scores, result } = view === 'full' ? { hidden_scores: 0, result: full } : previewOf(analysis, full)
  return {
    id: 'story',
    created_at: '2026-11-21T14:10:00Z',
    view,
    hidden_scores,
    result,
    photos: [],
    consents: [{ id: 'health', choice: 'agreed', at: '2026-11-21T14:00:00Z' }],
  }
}

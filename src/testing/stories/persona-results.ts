/** Results for stories, computed by the engine from the real content for the personas of personas.yaml. */
import { content, version } from 'virtual:content/all'
import { answersGiven } from '#content/persona-answers.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse, viewOf } from '#engine/result/result.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import type { Result, ResultReply } from '#types/api.generated.ts'

const analysis = compileAnalysis(content)

/** `name`: the name of a persona; null for no answers. */
export const fullResultOf = (name: string | null): Result => analyse(analysis, answersOf(name), version)

const answersOf = (name: string | null): Answers => {
  if (name === null) return {}
  const persona = content.personas?.personas.find((one) => one.name === name)
  if (!persona) throw new Error(`There is no ${name} in personas.yaml`)
  return answersGiven(analysis.quiz, persona)
}

export const resultOf = (name: string | null, view: ResultReply['view']): ResultReply =>
  replyWith(fullResultOf(name), view)

export const resultOfAnswers = (answers: Answers, view: ResultReply['view']): ResultReply =>
  replyWith(analyse(analysis, answers, version), view)

const replyWith = (result: Result, view: ResultReply['view']): ResultReply => ({
  id: 'story',
  created_at: '2026-11-21T14:10:00Z',
  ...viewOf(analysis, result, view),
  photos: [],
  consents: [{ id: 'health', choice: 'agreed', at: '2026-11-21T14:00:00Z' }],
})

import { expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import { addQuestionsStep } from '#editing/build/add-questions-step.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import type { Act } from '#editing/operation.ts'
import { replay } from '#editing/replay/replay.ts'
import { dataOfTexts } from '#testing/content-data.ts'
import { describeChanges } from './describe-changes.ts'

const steps = 'id: q\nsteps:\n  - {id: s, kind: questions, title: Tea, section: one}\n'
const tea = '{id: tea, type: question, choice: scale, title: Tea?, min: 0, max: 3}'

it.each<[string, Readonly<Record<string, string>>]>([
  [
    'with a file of its own',
    { 'quiz/quiz.yaml': steps, 'quiz/sections/one.yaml': `id: one\ntitle: Tea\nquestions:\n  - ${tea}\n` },
  ],
  [
    'in a quiz of one file',
    { 'quiz.yaml': `${steps}sections:\n  - id: one\n    title: Tea\n    questions:\n      - ${tea}\n` },
  ],
])('a new step and its section %s are one line, which undoes both', (_, files) => {
  const texts = new Map(Object.entries(files))
  const acts: Act[] = []
  const dataNow = (): ContentData => dataOfTexts(replay(texts, acts).texts)
  const act = ({ operations, title }: NewAct) =>
    acts.push({ id: `${acts.length + 1}`, at: '', by: 'Ada', title, operations })
  const named = [...texts].map(([path, text]) => ({ path, text }))
  const { question, ...added } = addQuestionsStep({ data: dataNow(), files: named }, 'At night')
  act(added)
  act(setValue(dataNow(), question.file, [...question.place, 'title'], 'How do you sleep?'))
  const lines = describeChanges(acts, dataOfTexts(texts), dataNow(), packageSchemas())
  expect(lines).toMatchObject([{ words: '“At night”: new step with 1 question in “Quiz”', acts: ['1', '2'] }])
})

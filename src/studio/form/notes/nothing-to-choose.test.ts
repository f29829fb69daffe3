import { expect, test } from 'vitest'
import { references } from '#content/schema/references.ts'
import { packageSchemas } from '#content/package-files.ts'
import { treeOf } from '#studio/tree/tree-of.ts'
import { allNodes } from '#studio/tree/tree-node.ts'
import { readContentData } from '#testing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { nothingToChoose } from './nothing-to-choose.ts'

const oneFile = new Map<string, unknown>([['quiz.yaml', { id: 'sleep', title: 'Sleep' }]])
const files = new Map<string, unknown>([['quiz/quiz.yaml', { id: 'sleep', title: 'Sleep' }]])

test('the list to add to is named as the studio names it', () => {
  const schemas = JSON.stringify([...readSchemas().values()])
  const data = readContentData('content')
  const said = references.flatMap((to) => /under “(.*)” first/.exec(nothingToChoose(to, [], data))?.[1] ?? [])
  const labels = allNodes(treeOf({ data, schemas: packageSchemas() })).map(({ label }) => label)
  expect(said).toContain('Badges')
  expect(said.filter((title) => !schemas.includes(`"title":"${title}"`) && !labels.includes(title))).toEqual([])
})

test('a list that does not exist yet is a setting of the quiz, if the quiz is one file', () => {
  const setting = 'There is nothing to choose yet. Add the setting “Badges” under “About the quiz” first.'
  expect(nothingToChoose('badge', [], oneFile)).toBe(setting)
  expect(nothingToChoose('score', [], oneFile)).toBe(setting.replace('Badges', 'Scores'))
  const empty = new Map([['quiz.yaml', { id: 'sleep', badges: [] }]])
  expect(nothingToChoose('badge', [], empty)).toBe('There is nothing to choose yet. Add one under “Badges” first.')
})

test('otherwise its file is a part', () => {
  const part = 'There is nothing to choose yet. Add “Tips” under “Pages and parts” first.'
  expect(nothingToChoose('badge', [], files)).toBe(part)
  expect(nothingToChoose('slot', [], files)).toBe(part.replace('Tips', 'Routines'))
  expect(nothingToChoose('slot', [], oneFile)).toBe(part.replace('Tips', 'Routines'))
})

test('what the quiz itself has is a setting of it in both', () => {
  const setting = 'There is nothing to choose yet. Add the setting “Shared options” under “About the quiz” first.'
  for (const data of [oneFile, files]) expect(nothingToChoose('option_list', [], data)).toBe(setting)
})

test('what is chosen beside it comes first', () => {
  expect(nothingToChoose('option', [], files)).toBe('Choose the question first.')
  expect(nothingToChoose('badge', [{ id: 'a', label: 'A', picture: undefined, group: undefined }], files)).toBe(
    'All of them are chosen.',
  )
})

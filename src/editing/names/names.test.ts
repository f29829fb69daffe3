import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFolder } from '#content/folder/read-folder.ts'
import { readNames } from '#content/names/read-names.ts'
import { compilerInputs } from '#content/package-files.ts'
import { dataOfTexts, readTexts } from '#testing/content-data.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { namesOf } from './names-of.ts'

const schemas = readSchemas()
const folders = ['content', 'src/testing/content', ...readdirSync('examples').map((name) => `examples/${name}`)]

it.each(folders)('%s has the names that the compiler finds', async (folder) => {
  const expected = readNames(await readFolder(folder), compilerInputs().validators).map((place) =>
    [place.isDefinition, place.kind, place.scope, place.id, place.file.path, place.path].join(' '),
  )
  const names = namesOf(dataOfTexts(readTexts(folder)), schemas).map((place) =>
    [place.isDefinition, place.kind, place.scope, place.id, place.file, ['', ...place.path].join('/')].join(' '),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(names.toSorted()).toEqual(expected.toSorted())
})

it('data that two files have, or that is read with other schemas, has the names of each', () => {
  const root = { id: 'one', title: 'One', questions: [] }
  const filesOf = (given: typeof schemas, ...files: readonly string[]) =>
    namesOf(new Map(files.map((file) => [file, root])), given).map(({ file, id }) => `${file} ${id}`)
  const [one, two] = ['quiz/sections/one.yaml', 'quiz/sections/two.yaml']
  expect(filesOf(schemas, one)).toEqual([`${one} one`])
  expect(filesOf(schemas, one, two)).toEqual([`${one} one`, `${two} one`])
  expect(filesOf(new Map(), two)).toEqual([])
})

/** Deleting and retiring every question and option leaves a content without new errors. */
import { expect, it } from 'vitest'
import { compileFiles } from '#content/compile-files.ts'
import { createCompileCache } from '#content/folder/compile-cache.ts'
import { readFolder } from '#content/folder/read-folder.ts'
import { compilerInputs } from '#content/package-files.ts'
import type { NewAct } from '#editing/content-data.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import { createReplay } from '#editing/replay/replay.ts'
import { dataOfTexts, readTexts } from '#testing/content-data.ts'
import { isLong, sampleOf } from '#testing/long.ts'
import { readSchemas } from '#testing/read-schemas.ts'
import { deleteWithUses } from './delete-with-uses.ts'
import type { EmptyChoice } from './prune-conditions.ts'
import { retireOption } from './retire.ts'

const schemas = readSchemas()
const folders = ['content', 'examples/phq-9', 'examples/trivia', 'examples/product-finder']

it.each(folders)('%s', { timeout: 3_600_000 }, async (folder) => {
  const texts = readTexts(folder)
  const data = dataOfTexts(texts)
  const read = await readFolder(folder)
  const cache = createCompileCache()
  const files = new Map(read.files.map((file) => [file.path, file]))
  const inputs = compilerInputs()
  const replayed = createReplay(texts)
  const errorsAfter = (act: NewAct): readonly string[] => {
    const { texts: after, failed } = replayed([{ id: '', at: '', by: '', ...act }])
    expect(failed).toEqual([])
    const changed = [...after].filter(([path, text]) => texts.get(path) !== text)
    for (const [path, text] of changed)
      files.set(path, { path, name: `${read.name}/${path}`, bytes: new TextEncoder().encode(text) })
    for (const [path] of texts) if (!after.has(path)) files.delete(path)
    const { problems } = compileFiles({ ...read, files: [...files.values()] }, inputs, cache)
    for (const path of new Set([...texts.keys(), ...after.keys()])) {
      const old = read.files.find((file) => file.path === path)
      if (old) files.set(path, old)
      else files.delete(path)
    }
    return problems
      .filter(({ severity }) => severity === 'error')
      .map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`)
  }
  expect(errorsAfter({ title: '', operations: [] })).toEqual([])

  // Consents, goals and general tips are left out: the content may need one, and then reports that it is missing.
  const others = (['step', 'score', 'trait', 'issue', 'product'] as const).flatMap((kind) =>
    entriesOfKind(data, kind).slice(0, isLong ? 8 : 1),
  )
  const places = [
    ...others,
    ...[...entriesOfKind(data, 'question'), ...entriesOfKind(data, 'option')].filter(
      ({ place }) => place.at(-1) !== 'question' && ['questions', 'option_lists'].some((name) => place.includes(name)),
    ),
  ].map(({ file, kind, place }) => ({ kind, file, list: place.slice(0, -1), entry: place.at(-1) ?? 0 }))
  const wrong: unknown[] = []
  for (const place of sampleOf(places, folder === 'content' ? 34 : 3)) {
    for (const choice of ['everybody', 'delete'] as const) {
      let choices: ReadonlyMap<string, EmptyChoice> = new Map()
      let deletion = deleteWithUses(data, schemas, place, { today: '2026-11-22', choices, texts })
      // Each further deletion can empty more conditions.
      for (let round = 0; round < 5 && deletion.ok && deletion.decisions.some(({ chosen }) => !chosen); round++) {
        choices = new Map([...choices, ...deletion.decisions.map(({ key }) => [key, choice] as const)])
        deletion = deleteWithUses(data, schemas, place, { today: '2026-11-22', choices, texts })
      }
      if (!deletion.ok) continue
      const errors = errorsAfter(deletion.act)
      if (errors.length > 0) wrong.push({ place, choice, errors, consequences: deletion.consequences })
    }
    if (place.kind !== 'option') continue
    const retiring = retireOption(data, schemas, place)
    const errors = retiring.ok ? errorsAfter(retiring.act) : []
    if (errors.length > 0) wrong.push({ place, retired: true, errors })
  }
  expect(wrong).toEqual([])
})

/** Random acts on the whole content: the texts match the data, and nothing else changes. */
import { describe, expect, it } from 'vitest'
import { randomNumbers } from '#scripts/random-edits/random.mjs'
import { isSameData } from '#content/write/same-data.ts'
import { dataOf } from '#studio/editor/draft-data.ts'
import { dataOfTexts, readTexts, yamlData } from '#testing/content-data.ts'
import { isLong } from '#testing/long.ts'
import { placesIn, randomAct, type AnyPlace } from '#testing/random/random-acts.ts'
import type { ContentData, NewAct } from './content-data.ts'
import type { FolderState } from './merge/folder-state.ts'
import { rebase } from './merge/rebase.ts'
import { withoutAct } from './merge/without-act.ts'
import type { Act } from './operation.ts'
import { createReplay, replay, type Texts } from './replay/replay.ts'

const count = isLong ? 1000 : 40
const base = readTexts('content')
const data = dataOfTexts(base)
const folderOf = (texts: Texts, contents: ContentData) => ({
  name: '',
  editor: '',
  git: null,
  outside: [],
  pictures: [],
  problems: [],
  files: [...texts].map(([path, text]) => ({ path, text, hash: '', data: contents.get(path) })),
})
const stateOf = (texts: Texts, contents: ContentData): FolderState => ({
  files: new Map([...texts].map(([path, text]) => [path, { text, data: contents.get(path) }])),
  pictures: new Map(),
})
const madeAct = (id: number, act: NewAct): Act => ({ id: `${id}`, at: '', by: '', ...act })

/** A sequence of acts that can be written. Some cannot, because a comment inside a value would be lost. */
const randomActs = (wanted: number, seed: number, isWanted: (place: AnyPlace) => boolean = () => true) => {
  const random = randomNumbers(seed)
  const folder = folderOf(base, data)
  const replayed = createReplay(base)
  let [acts, refused]: [readonly Act[], number] = [[], 0]
  while (acts.length < wanted) {
    const now = dataOf(folder, acts)
    const act = randomAct(now, placesIn(now).filter(isWanted), random)
    const next = [...acts, madeAct(acts.length, act)]
    if (act.operations.length === 0) continue
    if (replayed(next).failed.length > 0) refused++
    else acts = next
  }
  expect(refused).toBeLessThan(wanted / 20 + 2)
  return { acts, replayed, dataAfter: (all: readonly Act[]) => dataOf(folder, all) }
}

describe(`${count} acts`, { timeout: 900_000 }, () => {
  const { acts, dataAfter, replayed } = randomActs(count, 1)

  it('each changes its file as its data, and only the lines that it is about', () => {
    let oneLine = 0
    for (const [index, act] of acts.entries()) {
      const [before, after] = [replayed(acts.slice(0, index)).texts, replayed(acts.slice(0, index + 1)).texts]
      const [operation] = act.operations
      if (!operation || operation.kind === 'file' || operation.kind === 'picture') continue
      const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
      expect(changed).toEqual([operation.file])
      const now = dataAfter(acts.slice(0, index + 1)).get(operation.file)
      const written = yamlData(after.get(operation.file) ?? '')
      if (!isSameData(written, now)) expect({ operation, written }).toEqual({ operation, written: now })
      const { added, lost } = lineChanges(before.get(operation.file) ?? '', after.get(operation.file) ?? '')
      const isOneField =
        operation.kind === 'set' &&
        [operation.before, operation.after].every(isInLine) &&
        'before' in operation &&
        'after' in operation
      if (isOneField) {
        oneLine++
        expect({ act, added, lost }).toEqual({ act, added: 1, lost: 1 })
      }
      // In braces and brackets, an entry shares its line with others.
      if (operation.kind === 'insert' && lost > 1) expect({ act, lost }).toBeUndefined()
      if (operation.kind === 'move' && lost !== added) expect({ act, lost, added }).toBeUndefined()
    }
    expect(oneLine).toBeGreaterThan(acts.length / 10)
  })

  it('read from their JSON make the same texts', () => {
    const again: readonly Act[] = JSON.parse(JSON.stringify(acts))
    expect([...replay(base, again).texts]).toEqual([...replayed(acts).texts])
  })

  it('undone in any order, with those that build on them, leave every byte as it was', () => {
    const random = randomNumbers(7)
    const folder = stateOf(base, data)
    let left: readonly Act[] = acts.slice(0, 200)
    for (let round = 0; left.length > 0; round++) {
      const id = left[Math.floor(random() * left.length)]?.id ?? ''
      const alone = withoutAct(left, id, folder)
      const together = alone.ok ? [] : alone.dependents.map((act) => act.id)
      const rest = alone.ok ? alone : withoutAct(left, id, folder, together)
      if (!rest.ok) throw new Error(`${id} cannot be undone with ${together.join()}`)
      left = rest.acts
      if (round % 20 !== 0) continue
      const { texts, failed } = replay(base, left)
      // Without the removed act, a later act may have to be written where a comment would be lost.
      expect(failed.filter(({ reason }) => reason !== 'unwritable')).toEqual([])
      if (failed.length === 0) {
        const wanted = dataOf(folderOf(base, data), left)
        for (const [path, text] of texts)
          if (text !== base.get(path) && !isSameData(yamlData(text), wanted.get(path)))
            expect({ path, data: yamlData(text) }).toEqual({ path, data: wanted.get(path) })
      }
    }
    expect([...replay(base, left).texts]).toEqual([...base])
  })
})

describe('somebody else changes the files', { timeout: 900_000 }, () => {
  const runs = Array.from({ length: isLong ? 30 : 2 }, (_, run) => run)

  it.each(runs)('in other places: both are merged, whoever was first (%i)', (run) => {
    const part = ({ file, path }: AnyPlace) =>
      [...`${file}${path.slice(0, 2).join()}`].reduce((sum, c) => sum + c.charCodeAt(0), run)
    const isDeep = ({ path, value }: AnyPlace) => path.length > 2 || (path.length === 2 && typeof value !== 'object')
    const mine = randomActs(15, run * 2 + 1, (place) => isDeep(place) && part(place) % 2 === 0)
    const theirs = randomActs(15, run * 2 + 2, (place) => isDeep(place) && part(place) % 2 === 1)
    const state = (side: typeof mine) => stateOf(side.replayed(side.acts).texts, side.dataAfter(side.acts))
    const onto = (side: typeof mine, other: typeof mine) => {
      const rebased = rebase({ acts: side.acts, done: side.acts.length }, stateOf(base, data), state(other))
      expect(rebased.conflicts).toEqual([])
      const { texts, failed } = replay(other.replayed(other.acts).texts, rebased.acts)
      expect(failed).toEqual([])
      return texts
    }
    const [one, two] = [onto(mine, theirs), onto(theirs, mine)]
    for (const [path, text] of one)
      expect({ path, data: yamlData(text) }).toEqual({ path, data: yamlData(two.get(path) ?? '') })
    expect([...one].some(([path, text]) => text !== base.get(path))).toBe(true)
  })
})

const isInLine = (value: unknown): boolean =>
  typeof value === 'string' ? !value.includes('\n') : typeof value !== 'object'

/** How many lines are in only one of the texts. */
const lineChanges = (before: string, after: string): { readonly added: number; readonly lost: number } => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const rest = new Map<string, number>()
  for (const line of old) rest.set(line, (rest.get(line) ?? 0) + 1)
  let added = 0
  for (const line of now) {
    const left = rest.get(line) ?? 0
    if (left === 0) added++
    else rest.set(line, left - 1)
  }
  return { added, lost: added + old.length - now.length }
}

import { expect, test } from 'vitest'
import { moduleNames } from '#content/modules.ts'
import type { ContentConstants } from '#content/slices/used-kinds.ts'
import type { Result } from '#types/api.generated.ts'
import { shownParts } from './shown-parts.ts'

const step = { id: 's', title: 'S', variant: 'a', slot: null, slot_label: null, how_often: 'Daily', text: 'So.' }
const nothing = {
  groups: [],
  scores: [],
  insight: null,
  issues: [],
  goals: [],
  routine: [{ id: 'day', title: 'Day', steps: [] }],
  tips: [],
  products: [],
} as unknown as Result
const full = {
  ...nothing,
  groups: [{}],
  insight: { id: 'i', text: 'I' },
  issues: [{}],
  routine: [{ id: 'day', title: 'Day', steps: [step] }],
  tips: [{}],
  products: [{}],
} as unknown as Result
const first = { title: 'F', text: 'F' }
type Modules = ContentConstants['modules']
const all = Object.fromEntries(moduleNames.map((name) => [name, true])) as Modules

const shown = (result: Result, has: Partial<Modules> = {}, thing?: typeof first) =>
  Object.entries(shownParts(result, thing, { ...all, ...has })).flatMap(([part, isShown]) => (isShown ? [part] : []))

test('a report has the parts that have something to show', () => {
  expect(shown(full, {}, first)).toEqual([
    'groups',
    'scores',
    'insight',
    'first',
    'objectives',
    'routines',
    'tips',
    'products',
  ])
  expect(shown(nothing)).toEqual(['scores'])
  expect(shown({ ...nothing, goals: [{ id: 'g', label: 'G' }] })).toEqual(['scores', 'objectives'])
})

test('a module that the content no longer has › no part of it, whatever an earlier result has stored', () => {
  expect(shown(full, { profile: false })).toEqual(['scores', 'insight', 'routines', 'tips', 'products'])
  expect(shown(full, { scores: false, routines: false, tips: false, products: false })).toEqual([
    'groups',
    'insight',
    'objectives',
  ])
})

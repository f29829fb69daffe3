import { afterEach, expect, test } from 'vitest'
import { startOf, type Stored } from './account-parts.ts'
import { editsOf, forgetEdits, keepEdits, keptEdits } from './kept-edits.ts'

const stored: Stored = {
  name: 'Amara',
  birth_date: '',
  gender: '',
  email: 'amara@example.com',
  chips: [{ id: 'coconut_oil', label: 'Coconut Oil' }],
}
const values = { ...startOf(stored), name: 'Ama', old_password: 'Coils4ever', new_password: 'Springs9' }
const chips = [...stored.chips, { id: 'aloe_gel', label: 'Aloe gel' }]

afterEach(forgetEdits)

test('only what differs from what is stored is kept, and no password', () => {
  expect(editsOf(stored, values, stored.chips)).toEqual({ values: { name: 'Ama' } })
  expect(editsOf(stored, startOf(stored), chips)).toEqual({ values: {}, chips })
})

test('it is for the same user only, until it is forgotten', () => {
  keepEdits('amara', editsOf(stored, values, chips))
  expect(keptEdits('zola')).toEqual({ values: {} })
  expect(keptEdits('amara')).toEqual({ values: { name: 'Ama' }, chips })
  forgetEdits()
  expect(keptEdits('amara')).toEqual({ values: {} })
})

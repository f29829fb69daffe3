import { afterEach, expect, test } from 'vitest'
import { startOf, type Stored } from './account-parts.ts'
import { editsOf, forgetEdits, keepEdits, keptEdits } from './kept-edits.ts'

const stored: Stored = {
  name: 'Amara',
  birth_date: '',
  gender: '',
  email: 'amara@example.com',
  ownProducts: [{ id: 'coconut_oil', label: 'Coconut Oil' }],
}
const values = { ...startOf(stored), name: 'Ama', old_password: 'Coils4ever', new_password: 'Springs9' }
const ownProducts = [...stored.ownProducts, { id: 'aloe_gel', label: 'Aloe gel' }]

afterEach(forgetEdits)

test('only what differs from what is stored is kept, and no password', () => {
  expect(editsOf(stored, values, stored.ownProducts)).toEqual({ values: { name: 'Ama' } })
  expect(editsOf(stored, startOf(stored), ownProducts)).toEqual({ values: {}, ownProducts })
})

test('it is for the same user only, until it is forgotten', () => {
  keepEdits('amara', editsOf(stored, values, ownProducts))
  expect(keptEdits('zola')).toEqual({ values: {} })
  expect(keptEdits('amara')).toEqual({ values: { name: 'Ama' }, ownProducts })
  forgetEdits()
  expect(keptEdits('amara')).toEqual({ values: {} })
})

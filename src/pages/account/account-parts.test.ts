import { describe, expect, test } from 'vitest'
import type { AccountReply, SuccessReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import {
  changedParts,
  mergedProducts,
  onNewest,
  saveParts,
  savePasswordWith,
  startOf,
  storedAfter,
  storedOf,
  type AccountValues,
  type Part,
} from './account-parts.ts'

const examples = [
  { id: 'coconut_oil', label: 'Coconut Oil' },
  { id: 'aloe_gel', label: 'Aloe gel' },
]
const account: AccountReply = {
  username: 'amara',
  email: 'amara@example.com',
  name: 'Amara',
  birth_date: null,
  gender: null,
  products: null,
}
const stored = storedOf(account, examples)
const start = startOf(stored)

describe('when an account is opened', () => {
  test('what was never given is an empty field', () => {
    expect(start).toMatchObject({ name: 'Amara', birth_date: '', gender: '', old_password: '' })
  })

  test('the examples stand there until the list is changed, and an empty list is a list', () => {
    expect(stored.ownProducts).toBe(examples)
    expect(storedOf({ ...account, products: [] }, examples).ownProducts).toEqual([])
  })
})

describe('when something changes', () => {
  const changed = (values: Partial<AccountValues>, ownProducts = examples) =>
    changedParts(stored, { ...start, ...values }, ownProducts)

  test.each([
    ['nothing', {}, []],
    ['blanks at the ends', { name: ' Amara ', email: 'amara@example.com ' }, []],
    ['the old password alone', { old_password: 'Curls4life' }, []],
    ['the name', { name: '' }, ['profile']],
    ['the date of birth', { birth_date: '1990-03-27' }, ['profile']],
    ['the gender', { gender: 'female' }, ['profile']],
    ['the address', { email: 'obi@example.com' }, ['email']],
    ['the capitals of the address', { email: 'Amara@example.com' }, ['email']],
    ['the new password', { new_password: 'Ringlets4ever' }, ['password']],
    ['only its repetition', { confirm_password: 'Ringlets4ever' }, ['password']],
    ['a password of blanks', { new_password: ' ' }, ['password']],
    [
      'everything',
      { gender: 'male', email: 'a@b.c', new_password: 'x', old_password: 'y' },
      ['profile', 'email', 'password'],
    ],
  ] as const)('%s', (_, values, parts) => {
    expect(changed(values)).toEqual(parts)
  })

  test('the list: another product, one less, another order, the same again', () => {
    const [first, second] = examples
    expect(changed({}, [...examples, { id: 'f'.repeat(32), label: 'Shea butter' }])).toEqual(['products'])
    expect(changed({}, [])).toEqual(['products'])
    expect(first && second && changed({}, [second, first])).toEqual(['products'])
    expect(changed({}, [...examples])).toEqual([])
  })
})

describe('on what another tab has saved meanwhile', () => {
  const newest = storedOf(
    {
      ...account,
      name: 'Amara O.',
      birth_date: '1990-03-27',
      products: [{ id: 'shea', label: 'Shea Butter' }, ...examples],
    },
    [],
  )

  test('only the fields that were changed here take the place of its own', () => {
    const { values } = onNewest(stored, { ...start, gender: 'female' }, examples, newest)
    expect(values).toEqual({ ...start, name: 'Amara O.', birth_date: '1990-03-27', gender: 'female' })
    expect(onNewest(stored, { ...start, name: '' }, examples, newest).values.name).toBe('')
  })

  test('products are added to its list and removed from it', () => {
    const castor = { id: 'castor', label: 'Castor Oil' }
    const [coconut, aloe] = examples
    const here = [aloe, castor].flatMap((product) => product ?? [])
    expect(onNewest(stored, start, here, newest).ownProducts.map(({ label }) => label)).toEqual([
      'Shea Butter',
      'Aloe gel',
      'Castor Oil',
    ])
    expect(coconut && onNewest(stored, start, [coconut], { ...newest, ownProducts: [coconut] }).ownProducts).toEqual([
      coconut,
    ])
  })

  test('a product that is added while the list is being saved is added to what comes back', () => {
    const shea = { id: 'shea', label: 'Shea Butter' }
    const late = { id: 'late', label: 'Late Gel' }
    expect(mergedProducts(examples, [...examples, late], [shea, ...examples])).toEqual([shea, ...examples, late])
  })

  test('a product that both tabs have added, in other capitals, is in it once', () => {
    const typed = { id: 'typed', label: 'shea  butter' }
    expect(onNewest(stored, start, [...examples, typed], newest).ownProducts).toEqual(newest.ownProducts)
  })

  test('a list that nobody else has changed keeps the order of this tab', () => {
    const turned = examples.toReversed()
    expect(onNewest(stored, start, turned, { ...newest, ownProducts: examples }).ownProducts).toEqual(turned)
  })
})

describe('when changes are saved', () => {
  const ok: Outcome<SuccessReply> = { ok: true, value: { success: true, message: 'Saved' } }
  const no: Outcome<SuccessReply> = { ok: false, failure: { kind: 'offline' } }
  const values = {
    ...start,
    gender: 'female',
    email: 'obi@example.com',
    old_password: 'Curls4life',
    new_password: 'Ringlets4ever',
  }
  const asked: unknown[] = []
  const calls = (outcome: Partial<Record<Part, Outcome<SuccessReply>>>) => {
    asked.length = 0
    const answer = (part: Part) => async (body: unknown) => {
      asked.push([part, body])
      return outcome[part] ?? ok
    }
    return {
      saveProfile: answer('profile'),
      saveProducts: answer('products'),
      saveEmail: answer('email'),
      savePassword: answer('password'),
    }
  }

  test('the address goes before the password, which is the old one until then', async () => {
    await saveParts(['profile', 'email', 'password'], values, examples, calls({}))
    expect(asked).toEqual([
      ['profile', { name: 'Amara', birth_date: null, gender: 'female' }],
      ['email', { email: 'obi@example.com', old_password: 'Curls4life' }],
      ['password', { old_password: 'Curls4life', new_password: 'Ringlets4ever' }],
    ])
  })

  test('what fails does not keep the rest from being saved', async () => {
    const saved = await saveParts(['profile', 'products', 'email'], values, examples, calls({ profile: no }))
    expect(saved).toEqual([
      { part: 'profile', outcome: no },
      { part: 'products', outcome: ok },
      { part: 'email', outcome: ok },
    ])
  })

  test('only what was saved counts as stored', () => {
    const after = storedAfter(stored, ['email'], values, [])
    expect(after).toEqual({ ...stored, email: 'obi@example.com' })
    expect(changedParts(after, { ...values, old_password: '', new_password: '' }, [])).toEqual(['profile', 'products'])
  })
})

describe('when the reply to a change of the password was lost', () => {
  const refused = (...fields: readonly string[]): Outcome<SuccessReply> => ({
    ok: false,
    failure: {
      kind: 'refused',
      code: 'not_accepted',
      message: '',
      problems: fields.map((field) => ({ field, message: '' })),
    },
  })
  const lost: Outcome<SuccessReply> = { ok: false, failure: { kind: 'interrupted' } }

  /** The first reply of the server is lost. `holds`: the password that the account has afterwards. */
  const saving = (holds: string) => {
    const asked: string[] = []
    const save = savePasswordWith(({ old_password }) => {
      asked.push(old_password)
      if (asked.length === 1) return Promise.resolve(lost)
      if (old_password !== holds) return Promise.resolve(refused('old_password'))
      return Promise.resolve(refused('new_password'))
    })
    return { asked, save }
  }
  const change = { old_password: 'Old-1', new_password: 'New-1' }

  test('the same change again is a success if the new password holds', async () => {
    const { asked, save } = saving('New-1')
    await expect(save(change)).resolves.toEqual(lost)
    await expect(save(change)).resolves.toMatchObject({ ok: true })
    expect(asked).toEqual(['Old-1', 'Old-1', 'New-1'])
  })

  test('it is refused if neither password holds, and if the new one is another', async () => {
    const { save } = saving('Third-1')
    await save(change)
    await expect(save(change)).resolves.toEqual(refused('old_password'))
    const { asked, save: saveOther } = saving('New-1')
    await saveOther(change)
    await expect(saveOther({ ...change, new_password: 'New-2' })).resolves.toEqual(refused('old_password'))
    expect(asked).toHaveLength(2)
  })
})

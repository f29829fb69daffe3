import { describe, expect, test } from 'vitest'
import {
  birthDateProblem,
  ownProductProblem,
  emailProblem,
  nameProblem,
  passwordProblems,
  type RuleProblem,
  problemMessage,
  usernameProblem,
} from './account-rules.ts'

const rules = {
  password_capitals: 1,
  password_numbers: 1,
  password_min: 8,
  password_max: 20,
  username_min: 3,
  username_max: 12,
  email_max: 30,
  name_max: 5,
  reset_link_minutes: 60,
  minimum_age: 18,
}
const limits = {
  chip_max: 6,
  chips_max: 3,
  rating_min: 1,
  rating_max: 5,
  comment_max: 500,
  feedback_max: 2000,
  complaint_max: 4000,
}
type Key = RuleProblem['key'] | null
const keyOf = (problem: RuleProblem | null): Key => problem?.key ?? null

describe('a username', () => {
  test.each<[string, Key]>([
    ['sam', null],
    ['Sam.Smith-1_', null],
    ['', 'username_missing'],
    ['   ', 'username_missing'],
    ['ab', 'username_too_short'],
    ['abcdefghijklm', 'username_too_long'],
    ['a b c', 'username_characters'],
    ['zoë', 'username_characters'],
    ['a@b.c', 'username_characters'],
    ['<b>x</b>', 'username_characters'],
    ['раypal', 'username_characters'],
  ])('“%s”: %s', (username, key) => {
    expect(keyOf(usernameProblem(rules, username))).toBe(key)
  })
})

describe('an address', () => {
  test.each<[string, Key]>([
    ['name@example.com', null],
    [' name@example.com ', null],
    ['first.last+tag@mail.co.uk', null],
    ["o'neil@example.ie", null],
    ['zoë@exämple.de', null],
    ['', 'email_missing'],
    [' ', 'email_missing'],
    ['name', 'email_format'],
    ['name@host', 'email_format'],
    ['@example.com', 'email_format'],
    ['name@example..com', 'email_format'],
    ['name@.com', 'email_format'],
    ['two@at@example.com', 'email_format'],
    ['na me@example.com', 'email_format'],
    ['a@b.de,c@d.de', 'email_format'],
    ['Name <a@b.de>', 'email_format'],
    ['a@b.de\r\nBcc: c@d.de', 'email_format'],
    ['a@b.de\0', 'email_format'],
    ['a\u202e@b.de', 'email_format'],
    [`${'x'.repeat(25)}@b.com`, 'email_too_long'],
  ])('“%s”: %s', (email, key) => {
    expect(keyOf(emailProblem(rules, email))).toBe(key)
  })
})

describe('a password', () => {
  const keysOf = (...of: Parameters<typeof passwordProblems>) => passwordProblems(...of).map(({ key }) => key)

  test.each<[string, ...NonNullable<Key>[]]>([
    ['Correct-horse-9'],
    ['9 Horses in a row'],
    ['Ärger-im-Büro-7'],
    ['Ωmega-sigma-٣٤'],
    ['🐎🐎🐎🐎Horse-9x'],
    ['', 'password_missing'],
    ['correct-horse-9', 'password_capital'],
    ['Correct-horse', 'password_number'],
    ['correct horse', 'password_capital', 'password_number'],
    ['short', 'password_capital', 'password_number', 'password_too_short'],
    ['password', 'password_capital', 'password_number', 'password_common'],
    ['Hors-9', 'password_too_short'],
    ['🐎🐎🐎H9', 'password_too_short'],
    ['Correct-horse-battery-9', 'password_too_long'],
    ['Password1', 'password_common'],
    ['PASSWORD123!', 'password_common'],
    ['P4ssw0rd1', 'password_common'],
    ['123Qwerty', 'password_common'],
    ['Il0veyou2026', 'password_common'],
    ['Liverpool2026', 'password_common'],
    ['Aa1Aa1Aa1', 'password_common'],
    ['AAAAAAAA1', 'password_common'],
  ])('“%s”: reports every rule that it breaks', (password, ...keys) => {
    expect(keysOf(rules, password)).toEqual(keys)
  })

  test.each<[string, readonly string[], ...NonNullable<Key>[]]>([
    ['Samantha.s-2026', ['samantha.s', 'x@y.de'], 'password_common'],
    ['my-mail-NAME-12', ['user', 'mail-name@example.com'], 'password_common'],
    ['Ringlet-2026-x', ['user', 'Ringlet'], 'password_common'],
    // Too short to be told from chance.
    ['Samovar-hot-9', ['sam', 'sam@example.com']],
  ])('“%s” of somebody who is known as %j', (password, known, ...keys) => {
    expect(keysOf(rules, password, { known })).toEqual(keys)
  })

  test('that is missing is reported with the message of its form', () => {
    expect(keysOf(rules, '', { missing: 'password_new_missing' })).toEqual(['password_new_missing'])
  })

  test('may have any form where the content asks for nothing', () => {
    const free = { ...rules, password_capitals: 0, password_numbers: 0 }
    expect(keysOf(free, 'correct horse')).toEqual([])
  })
})

describe('a date of birth, on 28 February 2026', () => {
  test.each<[string | null, Key]>([
    [null, null],
    ['', null],
    ['1990-03-27', null],
    ['2008-02-28', null],
    ['2008-03-01', 'birth_date_too_young'],
    ['2008-02-29', 'birth_date_too_young'],
    ['2000-02-29', null],
    ['27/03/1990', 'birth_date_format'],
    ['1990-3-27', 'birth_date_format'],
    ['1990-02-30', 'birth_date_impossible'],
    ['1900-02-29', 'birth_date_impossible'],
    ['1990-13-01', 'birth_date_impossible'],
    ['1990-00-10', 'birth_date_impossible'],
    ['1990-01-00', 'birth_date_impossible'],
    ['2026-02-28', 'birth_date_future'],
    ['2990-01-01', 'birth_date_future'],
    ['1905-02-28', 'birth_date_too_old'],
    ['1905-03-01', null],
  ])('%s: %s', (date, key) => {
    expect(keyOf(birthDateProblem(rules, date, '2026-02-28'))).toBe(key)
  })

  test('29 February becomes a year older on 1 March', () => {
    const on = (today: string) => keyOf(birthDateProblem(rules, '2008-02-29', today))
    expect([on('2026-02-28'), on('2026-03-01')]).toEqual(['birth_date_too_young', null])
  })
})

describe('a product that the user enters', () => {
  test.each<[string, readonly string[], Key]>([
    ['Gel', [], null],
    [' Gel ', ['Oil'], null],
    ['', [], 'chip_empty'],
    ['  ', [], 'chip_empty'],
    ['gel', ['GEL '], 'chip_repeated'],
    // It would look the same.
    ['a  b', ['A b'], 'chip_repeated'],
    ['Shampoo', [], 'chip_too_long'],
    ['Gel', ['a', 'b', 'c'], 'chips_full'],
    ['b', ['a', 'b', 'c'], 'chip_repeated'],
  ])('“%s” beside %j: %s', (label, others, key) => {
    expect(keyOf(ownProductProblem(limits, label, others))).toBe(key)
  })
})

test('a name may be empty, and not too long', () => {
  expect(['', 'Zoë', ' Maria ', 'Marianne'].map((name) => keyOf(nameProblem(rules, name)))).toEqual([
    null,
    null,
    null,
    'name_too_long',
  ])
})

test('a problem is shown with the message of the content, with its number', () => {
  const fields = { username_too_short: 'At least {min} please' } as Parameters<typeof problemMessage>[0]
  const problem = usernameProblem(rules, 'ab') ?? expect.fail()
  expect(problemMessage(fields, problem)).toBe('At least 3 please')
})

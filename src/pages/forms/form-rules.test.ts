import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { properties, required } from '#schemas/api/register-request.schema.json'
import { properties as profile, required as profileRequired } from '#schemas/api/profile-request.schema.json'
import { properties as feedback, required as feedbackRequired } from '#schemas/api/feedback-request.schema.json'
import { lengthProblem, emailProblem, usernameProblem } from '#engine/account/account-rules.ts'
import type { Constants, Messages } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import { fieldWords, formRules, type FieldRules, type FormRules } from './form-rules.ts'

const { fields } = parse(readFileSync('content/settings/messages.yaml', 'utf8')) as Messages
const { accounts } = parse(readFileSync('content/settings/constants.yaml', 'utf8')) as Constants

type Pattern = { readonly value: RegExp; readonly message: string }

/** What a field says of a value: in the order of the library, which stops at the first problem. */
const judge = <Name extends string>(rules: FormRules<Name>, name: Name, typed: string): string | null => {
  const { required: missing, pattern, setValueAs, validate }: FieldRules = rules[name]
  const value = setValueAs ? (setValueAs(typed) as string) : typed
  if (missing && value === '') return missing as string
  if (pattern && value !== '' && !(pattern as Pattern).value.test(value)) return (pattern as Pattern).message
  for (const check of Object.values(validate as Record<string, (value: string, values: object) => unknown>)) {
    const message = check(value, {})
    if (typeof message === 'string') return message
  }
  return null
}

describe('when the schema of a call becomes the rules of a form', () => {
  const rules = formRules({ properties, required }, ['username', 'email', 'password'], fields, {
    username: (username) => usernameProblem(accounts, username),
    email: (email) => emailProblem(accounts, email),
  })

  test.each([
    ['username', '', fields.username_missing],
    ['username', '   ', fields.username_missing],
    ['username', 'a', fields.username_too_short.replace('{min}', String(accounts.username_min))],
    ['username', 'Amara!', fields.username_characters],
    ['username', ' Amara ', null],
    ['email', '', fields.email_missing],
    ['email', 'a', fields.email_format],
    ['email', 'amara@example', fields.email_format],
    ['email', ' amara@example.com ', null],
    ['email', `${'a'.repeat(250)}@example.com`, fields.email_too_long.replace('{max}', '254')],
    ['password', '', fields.password_missing],
    ['password', 'x'.repeat(129), fields.password_too_long.replace('{max}', '128')],
    ['password', ' spaces count ', null],
  ] as const)('%s %j is answered with %j', (name, typed, message) => {
    expect(judge(rules, name, typed)).toBe(message)
  })

  test('the rules stand in the order of the form', () => {
    expect(Object.keys(rules)).toEqual(['username', 'email', 'password'])
  })

  test('a password is sent as it was typed', () => {
    expect(rules.password.setValueAs).toBeUndefined()
  })
})

describe('when a property may be null', () => {
  const rules = formRules({ properties: profile, required: profileRequired }, ['name', 'birth_date', 'gender'], fields)

  test.each([
    ['name', '', null],
    ['birth_date', '', null],
    ['birth_date', '1990-03-27', null],
    ['birth_date', '27 3 1990', fields.birth_date_format],
    ['gender', '', null],
    ['gender', 'Other!', fields.gender_unknown],
  ] as const)('%s %j is answered with %j', (name, typed, message) => {
    expect(judge(rules, name, typed)).toBe(message)
  })
})

describe('when a text is long', () => {
  const rules = formRules({ properties: feedback, required: feedbackRequired }, ['message', 'email'], fields, {
    message: (message) => lengthProblem(message, 2000, 'message_too_long'),
  })
  const most = feedback.message.maxLength

  const tooLong = (max: number, over: number) => fill(fields.message_too_long, { max, over })

  test('an emoji counts as one character, as on the server', () => {
    expect(judge(rules, 'message', '🌀'.repeat(2000))).toBeNull()
    expect(judge(rules, 'message', '🌀'.repeat(2001))).toBe(tooLong(2000, 1))
  })

  test('the limit of the content is named, however much longer than that of the call it is', () => {
    expect(judge(rules, 'message', '🌀'.repeat(most + 1))).toBe(tooLong(2000, most - 1999))
  })

  test('what is longer than any content may allow is refused by the schema of the call', () => {
    const alone = formRules({ properties: feedback, required: feedbackRequired }, ['message'], fields)
    expect(judge(alone, 'message', '🌀'.repeat(most + 1))).toBe(tooLong(most, 1))
  })

  test('what need not be given may stay empty', () => {
    expect(judge(rules, 'email', '')).toBeNull()
    expect(judge(rules, 'email', 'x')).toBe(fields.email_format)
  })
})

describe('the words of a field', () => {
  const [username, password] = [
    { id: 'username', label: 'Username' },
    { id: 'password', label: 'Password' },
  ] as const

  test('are those with its id, in any order', () => {
    for (const words of [
      [username, password],
      [password, username],
    ])
      expect([fieldWords(words, 'username'), fieldWords(words, 'password')]).toEqual([username, password])
  })

  test('are there, or the program is at fault', () => {
    expect(() => fieldWords<{ readonly id: string }>([username], 'password')).toThrow('password')
  })
})

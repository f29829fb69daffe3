import { characterCount } from '#engine/character-count.ts'
import type { Constants, Messages } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import { isEasyPassword } from './common-passwords.ts'

/** A rule that a value breaks: the key of its message under `fields` in messages.yaml, and the values of its placeholders. */
export type RuleProblem = {
  readonly key: keyof Messages['fields']
  readonly values: Readonly<Record<string, string | number>>
}

export type AccountRules = Constants['accounts']
export type OwnProductRules = Constants['limits']

/** What a check of one field may return: no problem, one, or several. */
export type FieldProblems = RuleProblem | readonly RuleProblem[] | null | undefined

/** The problems of one field as a list. */
export const problemList = (found: FieldProblems): readonly RuleProblem[] =>
  found === null || found === undefined ? [] : 'key' in found ? [found] : found

export const problemMessage = (fields: Messages['fields'], { key, values }: RuleProblem): string =>
  fill(fields[key], values)

export const ruleProblem = (key: RuleProblem['key'], values: RuleProblem['values'] = {}): RuleProblem => ({
  key,
  values,
})

/** null: there is no problem. Whether the username is taken, only the server knows. */
export const usernameProblem = (rules: AccountRules, username: string): RuleProblem | null => {
  if (username.trim() === '') return ruleProblem('username_missing')
  if (username.length > rules.username_max) return ruleProblem('username_too_long', { max: rules.username_max })
  if (!/^[A-Za-z0-9._-]+$/.test(username)) return ruleProblem('username_characters')
  return username.length < rules.username_min ? ruleProblem('username_too_short', { min: rules.username_min }) : null
}

/** Stricter than RFC 5322: characters with a special meaning in mail headers are not allowed, not even quoted. */
const emailPattern = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u

/** null: the text has the form of an address. Spaces around it are ignored. */
export const emailProblem = (rules: AccountRules, email: string): RuleProblem | null => {
  const typed = email.trim()
  if (typed === '') return ruleProblem('email_missing')
  if (characterCount(typed) > rules.email_max) return ruleProblem('email_too_long', { max: rules.email_max })
  return emailPattern.test(typed) ? null : ruleProblem('email_format')
}

export type PasswordContext = {
  /** What is easy to guess for this account: its username, its email address, the name of the site. */
  readonly known?: readonly string[]
  /** The message for an empty password. */
  readonly missing?: 'password_missing' | 'password_new_missing'
}

/**
 * All rules that a password breaks, so that it can be corrected in one attempt. Capitals and digits of every script are accepted. A
 * password that is too long is reported for that alone, before any pattern runs over it.
 */
export const passwordProblems = (
  rules: AccountRules,
  password: string,
  { known = [], missing = 'password_missing' }: PasswordContext = {},
): readonly RuleProblem[] => {
  const count = (kind: RegExp): number => password.match(kind)?.length ?? 0
  if (password === '') return [ruleProblem(missing)]
  if (characterCount(password) > rules.password_max)
    return [ruleProblem('password_too_long', { max: rules.password_max })]
  const isShort = characterCount(password) < rules.password_min
  return [
    ...(count(/\p{Lu}/gu) < rules.password_capitals ? [ruleProblem('password_capital')] : []),
    ...(count(/\p{Nd}/gu) < rules.password_numbers ? [ruleProblem('password_number')] : []),
    ...(isShort ? [ruleProblem('password_too_short', { min: rules.password_min })] : []),
    // A password that is too short has to change anyway.
    ...(!isShort && isEasyPassword(password, known) ? [ruleProblem('password_common')] : []),
  ]
}

/** `max`: in code points. The message `key` has the placeholders `max` and `over`. */
export const lengthProblem = (text: string, max: number, key: RuleProblem['key']): RuleProblem | null => {
  const over = characterCount(text.trim()) - max
  return over > 0 ? ruleProblem(key, { max, over }) : null
}

export const nameProblem = (rules: AccountRules, name: string): RuleProblem | null =>
  lengthProblem(name, rules.name_max, 'name_too_long')

const maxAge = 120

/** Dates as YYYY-MM-DD; `today` in the visitor's time zone. The date of birth is optional: null and '' are valid. */
export const birthDateProblem = (rules: AccountRules, date: string | null, today: string): RuleProblem | null => {
  if (date === null || date === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return ruleProblem('birth_date_format')
  if (!isDate(date)) return ruleProblem('birth_date_impossible')
  if (date >= today) return ruleProblem('birth_date_future')
  const years = yearsBetween(date, today)
  if (years > maxAge) return ruleProblem('birth_date_too_old')
  return years < rules.minimum_age ? ruleProblem('birth_date_too_young', { age: rules.minimum_age }) : null
}

const dateParts = (date: string): readonly [number, number, number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

const isDate = (date: string): boolean => {
  const [year, month, day] = dateParts(date)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= days
}

/** Full years. For somebody born on 29 February, the birthday in other years is 1 March. */
const yearsBetween = (from: string, to: string): number => {
  const [year, month, day] = dateParts(to)
  const [born, ...birthday] = dateParts(from)
  const had = month > birthday[0] || (month === birthday[0] && day >= birthday[1])
  return year - born - (had ? 0 : 1)
}

/** For a product or brand that is about to be added to the list `others`. */
export const ownProductProblem = (
  rules: OwnProductRules,
  label: string,
  others: readonly string[],
): RuleProblem | null => {
  const typed = label.trim()
  if (typed === '') return ruleProblem('chip_empty')
  if (characterCount(typed) > rules.chip_max) return ruleProblem('chip_too_long', { max: rules.chip_max })
  if (others.some((other) => isSameProduct(other, typed))) return ruleProblem('chip_repeated', { label: typed })
  return others.length >= rules.chips_max ? ruleProblem('chips_full', { max: rules.chips_max }) : null
}

/** Whether two products or brands are the same one to a reader. */
export const isSameProduct = (one: string, other: string): boolean => lookOf(one) === lookOf(other)

/** A page shows several spaces as one. */
const lookOf = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase()

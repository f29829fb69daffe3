/** What may be typed into the fields of an account: the same rules in the browser, which says them early, and on the server. */
import type { Constants, Messages } from '#types/content.generated.ts'
import { fill } from '#engine/format.ts'
import { isEasyPassword } from './common-passwords.ts'

/** A message of messages.yaml, under fields, and the words for its gaps. */
export type RuleProblem = {
  readonly key: keyof Messages['fields']
  readonly values: Readonly<Record<string, string | number>>
}

export type AccountRules = Constants['accounts']
export type ChipRules = Constants['limits']

/** What is wrong with one field: nothing, one thing, or several. */
export type FieldProblems = RuleProblem | readonly RuleProblem[] | null | undefined

export const problemList = (found: FieldProblems): readonly RuleProblem[] =>
  found === null || found === undefined ? [] : 'key' in found ? [found] : found

export const problemMessage = (fields: Messages['fields'], { key, values }: RuleProblem): string =>
  fill(fields[key], values)

const problem = (key: RuleProblem['key'], values: RuleProblem['values'] = {}): RuleProblem => ({ key, values })

/** As JSON Schema counts: what is stored in two units is one sign. */
const lengthOf = (text: string): number => Array.from(text).length

export const usernameProblem = (rules: AccountRules, username: string): RuleProblem | null => {
  if (username.trim() === '') return problem('username_missing')
  if (username.length > rules.username_max) return problem('username_too_long', { max: rules.username_max })
  if (!/^[A-Za-z0-9._-]+$/.test(username)) return problem('username_characters')
  return username.length < rules.username_min ? problem('username_too_short', { min: rules.username_min }) : null
}

/** What has a meaning of its own in the head of a mail is left out of the address, whatever the standard would allow. */
const emailPattern = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}.]+(\.[^\s@<>()[\]\\,;:"\p{C}.]+)+$/u

export const emailProblem = (rules: AccountRules, email: string): RuleProblem | null => {
  const typed = email.trim()
  if (typed === '') return problem('email_missing')
  if (lengthOf(typed) > rules.email_max) return problem('email_too_long', { max: rules.email_max })
  return emailPattern.test(typed) ? null : problem('email_format')
}

export type PasswordContext = {
  /** Words that are easy to guess for this account: its username, its address, the name of the site. */
  readonly known?: readonly string[]
  /** Which words ask for a password that is missing. */
  readonly missing?: 'password_missing' | 'password_new_missing'
}

/**
 * Every rule that it breaks, so that one try is enough to mend it: the rule of the hint, then what makes a password safe. The
 * greatest length comes before any pattern, and alone. Any letter and any number of any alphabet counts.
 */
export const passwordProblems = (
  rules: AccountRules,
  password: string,
  { known = [], missing = 'password_missing' }: PasswordContext = {},
): readonly RuleProblem[] => {
  const count = (kind: RegExp): number => password.match(kind)?.length ?? 0
  if (password === '') return [problem(missing)]
  if (lengthOf(password) > rules.password_max) return [problem('password_too_long', { max: rules.password_max })]
  const isShort = lengthOf(password) < rules.password_min
  return [
    ...(count(/\p{Lu}/gu) < rules.password_capitals ? [problem('password_capital')] : []),
    ...(count(/\p{Nd}/gu) < rules.password_numbers ? [problem('password_number')] : []),
    ...(isShort ? [problem('password_too_short', { min: rules.password_min })] : []),
    // A short one becomes another one anyway.
    ...(!isShort && isEasyPassword(password, known) ? [problem('password_common')] : []),
  ]
}

/** `max` in characters, as the server counts them; the words of `key` name it, and how many are `over`. */
export const lengthProblem = (text: string, max: number, key: RuleProblem['key']): RuleProblem | null => {
  const over = lengthOf(text.trim()) - max
  return over > 0 ? problem(key, { max, over }) : null
}

export const nameProblem = (rules: AccountRules, name: string): RuleProblem | null =>
  lengthProblem(name, rules.name_max, 'name_too_long')

const maxAge = 120

/** Both as YYYY-MM-DD; `today` where the visitor is. Not given (null or blank) is fine. */
export const birthDateProblem = (rules: AccountRules, date: string | null, today: string): RuleProblem | null => {
  if (date === null || date === '') return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return problem('birth_date_format')
  if (!isDate(date)) return problem('birth_date_impossible')
  if (date >= today) return problem('birth_date_future')
  const years = yearsBetween(date, today)
  if (years > maxAge) return problem('birth_date_too_old')
  return years < rules.minimum_age ? problem('birth_date_too_young', { age: rules.minimum_age }) : null
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

/** Birthdays that have been; whoever was born on 29 February has theirs on 1 March. */
const yearsBetween = (from: string, to: string): number => {
  const [year, month, day] = dateParts(to)
  const [born, ...birthday] = dateParts(from)
  const had = month > birthday[0] || (month === birthday[0] && day >= birthday[1])
  return year - born - (had ? 0 : 1)
}

/** A product or brand that is about to be added to those that are there. */
export const chipProblem = (rules: ChipRules, label: string, others: readonly string[]): RuleProblem | null => {
  const typed = label.trim()
  if (typed === '') return problem('chip_empty')
  if (lengthOf(typed) > rules.chip_max) return problem('chip_too_long', { max: rules.chip_max })
  if (others.some((other) => sameChip(other, typed))) return problem('chip_repeated', { label: typed })
  return others.length >= rules.chips_max ? problem('chips_full', { max: rules.chips_max }) : null
}

const sameChip = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase()

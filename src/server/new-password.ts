/** May this be the new password of an account? The rules that the browser knows as well, then the list of common passwords. */
import { type AccountRules, type PasswordContext, passwordProblem, type RuleProblem } from '#engine/account-rules.ts'

export const newPasswordProblem = async (
  rules: AccountRules,
  password: string,
  context: PasswordContext,
): Promise<RuleProblem | null> => {
  const problem = passwordProblem(rules, password, context)
  if (problem) return problem
  return (await isCommonPassword(password)) ? { key: 'password_common', words: {} } : null
}

/** Whatever the case of its letters, with and without the numbers and signs at its end: `Sunshine2024!` is `sunshine`. */
const isCommonPassword = async (password: string): Promise<boolean> => {
  const passwords = await (list ??= commonPasswords())
  const typed = password.normalize('NFKC').toLowerCase()
  return passwords.has(typed) || passwords.has(withoutTail(typed))
}

const shortest = 4
const longestTail = 6

/** A short word before a long number is no common password: then all of it stays. Walks once over the text. */
const withoutTail = (text: string): string => {
  const signs = Array.from(text)
  const end = signs.findLastIndex((sign) => /\p{L}/u.test(sign)) + 1
  return end >= shortest && signs.length - end <= longestTail ? signs.slice(0, end).join('') : text
}

let list: Promise<ReadonlySet<string>> | undefined

/** Some 49,000, the most common of what was stolen elsewhere. Loaded with the first new password: a start does not wait for it. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

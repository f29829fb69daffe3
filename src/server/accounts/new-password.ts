/** May this be the new password of an account? The rules that the browser knows as well, then the list of common passwords. */
import {
  type AccountRules,
  type PasswordContext,
  passwordProblems,
  type RuleProblem,
} from '#engine/account/account-rules.ts'

export const newPasswordProblems = async (
  rules: AccountRules,
  password: string,
  context: PasswordContext,
): Promise<readonly RuleProblem[]> => {
  const problems = passwordProblems(rules, password, context)
  // What is missing, too short or too long is not looked up, and nothing is said twice.
  if (problems.some(({ key }) => key !== 'password_capital' && key !== 'password_number')) return problems
  return (await isCommonPassword(password)) ? [...problems, { key: 'password_common', words: {} }] : problems
}

/** Whatever the case of its letters, with and without the numbers and signs at its end: `Sunshine2024!` is `sunshine`. */
const isCommonPassword = async (password: string): Promise<boolean> => {
  const passwords = await (commonPasswordsOnce ??= loadCommonPasswords())
  const typed = password.normalize('NFKC').toLowerCase()
  return passwords.has(typed) || passwords.has(withoutSuffix(typed))
}

const minBaseLength = 4
const maxSuffixLength = 6

/** A short word before a long number is no common password: then all of it stays. Walks once over the text. */
const withoutSuffix = (text: string): string => {
  const signs = Array.from(text)
  const end = signs.findLastIndex((sign) => /\p{L}/u.test(sign)) + 1
  return end >= minBaseLength && signs.length - end <= maxSuffixLength ? signs.slice(0, end).join('') : text
}

let commonPasswordsOnce: Promise<ReadonlySet<string>> | undefined

/** Some 49,000, the most common of what was stolen elsewhere. Loaded with the first new password: a start does not wait for it. */
const loadCommonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

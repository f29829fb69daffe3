/** Validates a new password: first by the rules that the browser checks too, then against a list of common passwords. */
import {
  type AccountRules,
  type PasswordContext,
  passwordProblems,
  type RuleProblem,
} from '#engine/account/account-rules.ts'
import { loadOnce } from '#server/operations/load-once.ts'

export const newPasswordProblems = async (
  rules: AccountRules,
  password: string,
  context: PasswordContext,
): Promise<readonly RuleProblem[]> => {
  const problems = passwordProblems(rules, password, context)
  // A password that is missing, too short or too long needs no second message.
  if (problems.some(({ key }) => key !== 'password_capital' && key !== 'password_number')) return problems
  return (await isCommonPassword(password)) ? [...problems, { key: 'password_common', values: {} }] : problems
}

/** Ignores case, and looks the password up with and without trailing digits and punctuation: `Sunshine2024!` matches `sunshine`. */
const isCommonPassword = async (password: string): Promise<boolean> => {
  const passwords = await commonPasswords()
  const typed = password.normalize('NFKC').toLowerCase()
  return passwords.has(typed) || passwords.has(withoutSuffix(typed))
}

const minBaseLength = 4
const maxSuffixLength = 6

/** Removes trailing non-letters, unless the rest would be too short or the suffix is long enough to be secret. Linear time. */
const withoutSuffix = (text: string): string => {
  const characters = Array.from(text)
  const end = characters.findLastIndex((character) => /\p{L}/u.test(character)) + 1
  return end >= minBaseLength && characters.length - end <= maxSuffixLength ? characters.slice(0, end).join('') : text
}

/** About 49,000 passwords from known breaches. Loaded on first use, to keep the start fast. */
const commonPasswords = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

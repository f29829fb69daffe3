/** Validation rules of the account page: the schemas of its three API calls, plus rules between fields. */
import { properties as email, required as emailRequired } from '#schemas/api/email-request.schema.json'
import { properties as password } from '#schemas/api/password-request.schema.json'
import { properties as profile } from '#schemas/api/profile-request.schema.json'
import {
  birthDateProblem,
  emailProblem,
  nameProblem,
  passwordProblems,
  ruleProblem,
  type AccountRules,
  type FieldProblems,
  type RuleProblem,
} from '#engine/account/account-rules.ts'
import { formRules, type FieldMessages, type FormRules } from '#pages/forms/form-rules.ts'
import { accountNames, type AccountName, type AccountValues } from './account-parts.ts'

type Given = {
  readonly rules: AccountRules
  readonly messages: FieldMessages
  readonly username: string
  /** The saved address. */
  readonly email: string
  /** YYYY-MM-DD */
  readonly today: string
  /** True for an incomplete date, whose input has an empty value. */
  readonly halfTyped: () => boolean
}

export const accountRules = (given: Given): FormRules<AccountName> => {
  const { rules, messages, today, username } = given
  // The passwords are required for some changes only; their rules below decide.
  const required = emailRequired.filter((name) => name !== 'old_password')
  const made = formRules({ properties: { ...profile, ...email, ...password }, required }, accountNames, messages, {
    name: (name) => nameProblem(rules, name),
    birth_date: (date) => (given.halfTyped() ? ruleProblem('birth_date_format') : birthDateProblem(rules, date, today)),
    email: (address) => emailProblem(rules, address),
    old_password: (old, values) =>
      old === '' && asksForPassword(values, given) ? ruleProblem('password_old_missing') : null,
    new_password: (newPassword, values) => newPasswordProblem(newPassword, values, rules, username),
    confirm_password: (confirmation, { new_password }) => confirmProblem(confirmation, new_password),
  })
  return {
    ...made,
    // `deps`: fields that are validated again with this one.
    email: { ...made.email, deps: ['old_password'] },
    old_password: { ...made.old_password, deps: ['new_password'] },
    new_password: { ...made.new_password, deps: ['old_password', 'confirm_password'] },
    confirm_password: { ...made.confirm_password, deps: ['old_password', 'new_password'] },
  }
}

const asksForPassword = (values: AccountValues, { email: stored }: Given): boolean =>
  values.email !== stored || values.new_password !== '' || values.confirm_password !== ''

const newPasswordProblem = (
  newPassword: string,
  { old_password, confirm_password, email: address }: AccountValues,
  rules: AccountRules,
  username: string,
): FieldProblems => {
  if (newPassword === '') return confirm_password === '' ? null : ruleProblem('password_new_missing')
  if (newPassword === old_password) return ruleProblem('password_same')
  return passwordProblems(rules, newPassword, { known: [username, address], missing: 'password_new_missing' })
}

const confirmProblem = (confirmation: string, newPassword: string): RuleProblem | null => {
  if (newPassword === '') return null
  if (confirmation === '') return ruleProblem('password_confirm_missing')
  return confirmation === newPassword ? null : ruleProblem('password_confirm_differs')
}

/** The messages after Save Changes: one for each part, and one for all of them. */
import type { DashboardSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import type { FieldProblem } from '#types/api.generated.ts'
import type { Failure } from '#types/failure.ts'
import type { Part, Saved } from './account-parts.ts'

export type SaveMessage = {
  readonly status: 'success' | 'danger' | 'info'
  readonly title: string
  readonly text?: string
}

type Words = Pick<DashboardSlice, 'constants' | 'messages' | 'page'>

export const partMessage = ({ part, outcome }: Saved, { messages: { account, common } }: Words): SaveMessage => {
  if (outcome.ok) return { status: 'success', title: account[`${part}_saved`] }
  const title = account[`${part}_failed`]
  const text = reasonOf(outcome.failure, common)
  return { status: 'danger', title, ...(text && text !== title && { text }) }
}

/** The problems of fields, of all parts that were refused. */
export const problemsOf = (saved: readonly Saved[]): readonly FieldProblem[] =>
  saved.flatMap(({ outcome }) => (!outcome.ok && outcome.failure.kind === 'refused' ? outcome.failure.problems : []))

/** Problems of fields are already shown at the fields. */
const reasonOf = (failure: Failure, common: Words['messages']['common']): string =>
  failure.kind === 'refused' && failure.problems.length > 0
    ? ''
    : failureMessage(failure, common, { failure: '' }).trim()

export const overallMessage = (saved: readonly Saved[], words: Words): SaveMessage => {
  const { account, common } = words.messages
  const [first] = saved
  if (!first) return { status: 'info', title: account.nothing_to_save }
  const good = saved.filter(({ outcome }) => outcome.ok)
  const bad = saved.filter(({ outcome }) => !outcome.ok)
  if (bad.length === 0) return { status: 'success', title: account.saved }
  if (good.length > 0)
    return {
      status: 'danger',
      title: fill(account.partly, { saved: namesOf(good, words), not_saved: namesOf(bad, words) }),
    }
  const [only, ...more] = bad
  if (only && more.length === 0) return partMessage(only, words)
  const reason = only && !only.outcome.ok ? reasonOf(only.outcome.failure, common) : ''
  return { status: 'danger', title: reason || common.not_accepted }
}

const namesOf = (saved: readonly Saved[], { constants, page: { account } }: Words): string => {
  const names: Readonly<Record<Part, string>> = {
    profile: account.profile.heading,
    products: account.products.heading,
    email: account.login.email.label,
    password: account.login.new_password.label,
  }
  return new Intl.ListFormat(constants.format.locale).format(saved.map(({ part }) => names[part]))
}

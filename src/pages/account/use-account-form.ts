/** The state of the account form: what is stored, what was typed, and the outcome of saving what differs. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { DashboardSlice } from '#content/slices/slices.ts'
import { useForm } from '#pages/forms/use-form.ts'
import type { AccountReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import type { AccountCalls } from './account-calls.ts'
import {
  changedElsewhere,
  changedParts,
  mergedProducts,
  type OwnProduct,
  onNewest,
  hasSameProducts,
  saveParts,
  savePasswordWith,
  startOf,
  storedAfter,
  storedOf,
  type AccountName,
  type AccountValues,
  type Part,
  type SaveCalls,
  type Saved,
} from './account-parts.ts'
import { overallMessage, partMessage, problemsOf, type SaveMessage } from './account-results.ts'
import { accountRules } from './account-form-rules.ts'
import { editsOf, forgetEdits, keepEdits, keptEdits } from './kept-edits.ts'
import { useOwnProducts } from './use-own-products.ts'

export type AccountFormSetup = {
  readonly account: AccountReply
  readonly calls: SaveCalls & Pick<AccountCalls, 'readAccount'>
  readonly content: DashboardSlice
  /** YYYY-MM-DD, in the visitor's time zone. */
  readonly today: string
  readonly hasLogin: () => boolean
  readonly onPasswordSaved: () => void
}

export const useAccountForm = ({ account, calls, content, hasLogin, onPasswordSaved, today }: AccountFormSetup) => {
  const { messages, constants } = content
  const examples = content.page.account.products.initial
  const [stored, setStored] = useState(() => storedOf(account, examples))
  const [edits] = useState(() => keptEdits(account.username))
  const [start] = useState(() => ({ ...startOf(stored), ...edits.values }))
  const [saved, setSaved] = useState<readonly Saved[] | null>(null)
  const ownProducts = useOwnProducts(edits.ownProducts ?? stored.ownProducts, constants.limits, messages.fields)
  const [savePassword] = useState(() => savePasswordWith(calls.savePassword))
  const birthDate = useRef<HTMLInputElement | null>(null)

  /** What was typed here, on top of what another tab or device has saved since the form was filled. */
  const mergedWithNewest = async (parts: readonly Part[], typed: AccountValues, own: readonly OwnProduct[]) => {
    const isMergeable = parts.includes('profile') || parts.includes('products')
    const reply = isMergeable ? await calls.readAccount() : null
    if (!reply?.ok) return { values: typed, ownProducts: own, newest: stored }
    const newest = storedOf(reply.value, examples)
    return { ...onNewest(stored, typed, own, newest), newest }
  }

  const send = async (typed: AccountValues): Promise<Outcome<null>> => {
    const own = ownProducts.now()
    const parts = changedParts(stored, typed, own)
    const { values, ownProducts: sentProducts, newest } = await mergedWithNewest(parts, typed, own)
    const results = await saveParts(parts, values, sentProducts, { ...calls, savePassword })
    const done = results.flatMap(({ outcome, part }) => (outcome.ok ? [part] : []))
    setSaved(results)
    setStored((before) => storedAfter(before, done, values, sentProducts))
    // Only the fields that were changed elsewhere: the user may have gone on typing in the others.
    if (done.includes('profile')) form.write(changedElsewhere(typed, values))
    const list = results.find(({ part }) => part === 'products')
    if (list) showSentList(list, own, sentProducts, newest.ownProducts)
    if (done.includes('password')) {
      form.write({ old_password: '', new_password: '', confirm_password: '' })
      onPasswordSaved()
    } else if (done.includes('email') && values.new_password === '') form.write({ old_password: '' })
    return done.length === results.length
      ? { ok: true, value: null }
      : { ok: false, failure: { kind: 'refused', code: 'not_saved', message: '', problems: problemsOf(results) } }
  }

  /** Products that were added or removed while the list was being sent stay a change. */
  const showSentList = (
    list: Saved,
    own: readonly OwnProduct[],
    sent: readonly OwnProduct[],
    newest: readonly OwnProduct[],
  ): void => {
    // Also when it was refused: the products that have to go may come from elsewhere.
    if (!hasSameProducts(own, sent)) ownProducts.change(mergedProducts(own, ownProducts.now(), sent))
    if (list.outcome.ok) return
    setStored((before) => ({ ...before, ownProducts: newest }))
    const problem = problemsOf([list]).find(({ field }) => field.startsWith('products'))
    if (problem) ownProducts.refuse(problem.message)
  }

  const form = useForm<AccountName, null>({
    id: 'account',
    rules: accountRules({
      rules: constants.accounts,
      messages: messages.fields,
      username: account.username,
      email: stored.email,
      today,
      halfTyped: () => birthDate.current?.validity.badInput ?? false,
    }),
    start,
    send,
    onSent: () => undefined,
    // Each part shows its own failure.
    failureMessage: () => null,
  })

  const values = { ...start, ...useWatch({ control: form.control }) } as AccountValues
  const changed = changedParts(stored, values, ownProducts.list)
  const isDirty = changed.length > 0 || ownProducts.typed.trim() !== ''

  const keepUnsaved = useEffectEvent(() => {
    // A user who is still logged in has confirmed that the changes may be lost.
    if (!hasLogin()) keepEdits(account.username, editsOf(stored, values, ownProducts.now()))
  })
  useEffect(() => {
    forgetEdits()
    return () => {
      keepUnsaved()
    }
  }, [])

  /** Adds what is still in the input of the list, then saves. Resolves to true when everything was saved. */
  const save = async (): Promise<boolean> => {
    setSaved(null)
    if (ownProducts.typed.trim() !== '' && ownProducts.add() === null) {
      document.getElementById('account-product')?.focus()
      return false
    }
    return form.submit()
  }

  const messageOf = (part: Part): SaveMessage | null => {
    const result = saved?.find((one) => one.part === part)
    // A saved part that was edited again is no longer saved.
    if (!result || (result.outcome.ok && changed.includes(part))) return null
    return partMessage(result, content)
  }
  const isOutdated = isDirty && saved?.every(({ outcome }) => outcome.ok)
  const overall = saved && !isOutdated ? overallMessage(saved, content) : null
  return { birthDate, ownProducts, form, isDirty, messageOf, overall, save, stored }
}

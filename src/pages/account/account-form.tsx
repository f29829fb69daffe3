/**
 * The form behind Save Changes. It sends only the parts that have changed, and each part shows its outcome in its own
 * card.
 */
import { modules } from 'virtual:content/modules'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import type { Chip } from '#components/form/chip-list.tsx'
import { ErrorSummary } from '#components/form/error-summary.tsx'
import { Form } from '#components/form/form.tsx'
import { FormStatus } from '#components/form/form-status.tsx'
import { slots } from '#components/recipe.ts'
import type { DashboardSlice } from '#content/vite/slices.ts'
import { useForm } from '#pages/forms/use-form.ts'
import type { AccountReply } from '#types/api.generated.ts'
import {
  changedParts,
  mergedChips,
  onNewest,
  sameChips,
  saveParts,
  savePasswordWith,
  startOf,
  storedAfter,
  storedNames,
  storedOf,
  type AccountName,
  type AccountValues,
  type Part,
  type SaveCalls,
  type Saved,
} from './account-parts.ts'
import type { AccountCalls } from './account-calls.ts'
import { overallMessage, partMessage, type SaveMessage } from './account-results.ts'
import { accountRules } from './account-rules.ts'
import { editsOf, forgetEdits, keepEdits, keptEdits } from './kept-edits.ts'
import { LoginCard } from './login-card.tsx'
import { ProductsCard } from './products-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useChips } from './use-chips.ts'

type Props = {
  readonly account: AccountReply
  readonly calls: SaveCalls & Pick<AccountCalls, 'readAccount'>
  readonly content: DashboardSlice
  /** YYYY-MM-DD, in the visitor's time zone. */
  readonly today: string
  readonly hasLogin: () => boolean
  readonly onPasswordSaved: () => void
}

export const AccountForm = ({ account, calls, content, hasLogin, onPasswordSaved, today }: Props) => {
  const { messages, constants } = content
  const words = content.page.account
  const [stored, setStored] = useState(() => storedOf(account, words.products.initial))
  const [edits] = useState(() => keptEdits(account.username))
  const [start] = useState(() => ({ ...startOf(stored), ...edits.values }))
  const [saved, setSaved] = useState<readonly Saved[] | null>(null)
  const chips = useChips(edits.chips ?? stored.chips, constants.limits, messages.fields)
  const [savePassword] = useState(() => savePasswordWith(calls.savePassword))
  const birthDate = useRef<HTMLInputElement | null>(null)

  /** With what another tab has saved meanwhile. */
  const newestWith = async (typed: AccountValues, own: readonly Chip[]) => {
    const isShared = changedParts(stored, typed, own).some((part) => part === 'profile' || part === 'products')
    const reply = isShared ? await calls.readAccount() : null
    if (!reply?.ok) return { values: typed, chips: own, newest: stored }
    const newest = storedOf(reply.value, words.products.initial)
    return { ...onNewest(stored, typed, own, newest), newest }
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
    send: async (typed) => {
      // Products can be added and removed while this is being sent.
      const own = chips.now()
      const { values, chips: products, newest } = await newestWith(typed, own)
      const results = await saveParts(changedParts(stored, typed, own), values, products, {
        ...calls,
        savePassword,
      })
      const good = results.flatMap(({ outcome, part }) => (outcome.ok ? [part] : []))
      setStored((before) => storedAfter(before, good, values, products))
      // Only fields that were saved elsewhere: the user may go on typing in the others.
      if (good.includes('profile'))
        form.write(
          Object.fromEntries(
            storedNames.flatMap((name) => (values[name] === typed[name] ? [] : [[name, values[name]]])),
          ),
        )
      // What was added or removed while this was being sent stays a change. A list that was refused is shown as it was sent, because what
      // has to go may come from elsewhere.
      const isListSent = results.some(({ part }) => part === 'products')
      if (isListSent && !sameChips(own, products)) chips.change(mergedChips(own, chips.now(), products))
      if (isListSent && !good.includes('products')) setStored((before) => ({ ...before, chips: newest.chips }))
      setSaved(results)
      const problems = results.flatMap(({ outcome }) =>
        !outcome.ok && outcome.failure.kind === 'refused' ? outcome.failure.problems : [],
      )
      const list = problems.find(({ field }) => field.startsWith('products'))
      if (list) chips.refuse(list.message)
      if (good.includes('password')) {
        form.write({ old_password: '', new_password: '', confirm_password: '' })
        onPasswordSaved()
      } else if (good.includes('email') && values.new_password === '') form.write({ old_password: '' })
      return good.length === results.length
        ? { ok: true, value: null }
        : { ok: false, failure: { kind: 'refused', code: 'not_saved', message: '', problems } }
    },
    onSent: () => undefined,
    // Each part shows its own failure.
    failureMessage: () => null,
  })

  const values = { ...start, ...useWatch({ control: form.control }) } as AccountValues
  const changed = changedParts(stored, values, chips.chips)
  const dirty = changed.length > 0 || chips.typed.trim() !== ''

  const keepUnsaved = useEffectEvent(() => {
    // Whoever leaves while logged in has been asked, and has given them up.
    if (!hasLogin()) keepEdits(account.username, editsOf(stored, values, chips.now()))
  })
  useEffect(() => {
    forgetEdits()
    return () => {
      keepUnsaved()
    }
  }, [])

  /** Text in the chip input that was not added yet is added before saving. */
  const save = async (): Promise<boolean> => {
    setSaved(null)
    if (chips.typed.trim() !== '' && chips.add() === null) {
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
  const all = saved && !(dirty && saved.every(({ outcome }) => outcome.ok)) ? overallMessage(saved, content) : null
  return (
    <>
      {form.problems.length > 0 && (
        <ErrorSummary heading={messages.common.there_is_a_problem} problems={form.problems} ref={form.summary} />
      )}
      <div className={slots('settings')('form')}>
        <Form
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void save()
          }}
          submit={words.save}
          sending={words.saving}
          busy={form.busy}
          labelledBy="account-heading"
          footer={dirty ? 'stays' : undefined}
          beside={
            <FormStatus status={all?.status} text={all?.title ?? (dirty ? messages.common.unsaved : undefined)} />
          }
        >
          <ProfileCard
            form={form}
            words={words.profile}
            message={messageOf('profile')}
            today={today}
            dateRef={birthDate}
          />
          {modules.products && (
            <ProductsCard
              words={words.products}
              chips={chips}
              stored={stored.chips}
              examples={account.products === null && stored.chips === words.products.initial}
              message={messageOf('products')}
            />
          )}
          <LoginCard
            form={form}
            words={words.login}
            rules={constants.accounts}
            username={account.username}
            messages={[messageOf('email'), messageOf('password')]}
          />
        </Form>
      </div>
      <UnsavedDialog dirty={dirty} words={words.unsaved_dialog} onSave={save} />
    </>
  )
}

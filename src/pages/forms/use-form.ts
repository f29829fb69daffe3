/**
 * The behaviour of all forms: no validation before the first submit; after that, each field is validated as it is
 * edited. Values are kept when sending fails, and problems found by the server are shown at their fields.
 */
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useForm as useHookForm, type Control as HookControl } from 'react-hook-form'
import { readLogin } from '#client/device/stored-login.ts'
import type { SummaryProblem } from '#components/form/error-summary.tsx'
import type { Control } from '#components/form/field.tsx'
import type { Failure, Outcome } from '#types/failure.ts'
import type { FormRules } from './form-rules.ts'
import { splitProblems } from './server-problems.ts'
import { forgetUnsent, keepUnsent, unsentIn } from './unsent-texts.ts'

export type FormSetup<Name extends string, Value> = {
  /** Prefix of the ids of its fields. */
  readonly id: string
  /** In the order of the fields. */
  readonly rules: FormRules<Name>
  /** Initial values. Without them the fields keep what was typed before hydration. */
  readonly start?: Readonly<Partial<Record<Name, string>>> | undefined
  /** These fields keep what was typed until it is sent, for whoever leaves the page and comes back. Never passwords. */
  readonly keeps?: readonly NoInfer<Name>[]
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<Outcome<Value>>
  /** `isShown`: false as soon as the visitor has left the form. They must not be taken away from the page that they have gone on to. */
  readonly onSent: (
    value: Value,
    values: Readonly<Record<Name, string>>,
    isShown: () => boolean,
  ) => void | Promise<void>
  /** Called with the message for a failure that nobody can see in the form, because the visitor has left it. */
  readonly onMissed?: (message: string) => void
  /** The message for a failure. null: the page shows it itself. */
  readonly failureMessage: (failure: Failure) => string | null
}

export type FormState<Name extends string> = {
  /** Props of the field: `<TextField {...form.field('email')} label=... />`. */
  readonly field: <Element extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    name: Name,
  ) => Control<Element>
  readonly onSubmit: (event: FormEvent) => void
  readonly busy: boolean
  /** The problems of fields, in order. */
  readonly problems: readonly SummaryProblem[]
  /** A failure that concerns no particular field. */
  readonly failure: string | null
  /** The error summary, which gets the focus when it is shown. */
  readonly summary: RefObject<HTMLDivElement | null>
  readonly control: HookControl<Record<string, string>>
  /** Sets values without validation. */
  readonly write: (values: Readonly<Partial<Record<Name, string>>>) => void
  /** Submits like the button. Resolves to true when the values were sent and stored. */
  readonly submit: () => Promise<boolean>
  readonly focus: (name: Name) => void
  /** Before the form is closed: what was typed is not kept. */
  readonly discard: () => void
}

export const useForm = <Name extends string, Value>(setup: FormSetup<Name, Value>): FormState<Name> => {
  const { id, rules, keeps, send, onSent, failureMessage } = setup
  const names = Object.keys(rules) as Name[]
  const [user] = useState(() => readLogin()?.user.id ?? null)
  const [start] = useState(() => {
    const unsent = keeps && unsentIn(id, user)
    return unsent ? { ...setup.start, ...unsent } : setup.start
  })
  const { register, handleSubmit, setError, setFocus, setValue, getValues, formState, control } = useHookForm<
    Record<string, string>
  >({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary gets the focus instead.
    shouldFocusError: false,
    ...(start && { defaultValues: start as Record<string, string> }),
  })
  const { errors } = formState
  const [failure, setFailure] = useState<string | null>(null)
  /** Counts rejected submits, to move the focus after each. */
  const [attempt, setAttempt] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const submitting = useRef(false)
  /** True from the start of the call, not during validation. */
  const [sending, setSending] = useState(false)

  const focusProblems = useEffectEvent(() => {
    const first = names.find((name) => errors[name])
    if (summary.current) summary.current.focus()
    else if (first) setFocus(first)
  })
  useEffect(() => {
    if (attempt > 0) focusProblems()
  }, [attempt])

  /** What was typed is not kept: it was sent, or its user does not want it. */
  const isOver = useRef(false)
  const discard = () => {
    isOver.current = true
    forgetUnsent(id)
  }
  const keepTyped = useEffectEvent(() => {
    if (!keeps || isOver.current) return
    const typed = Object.fromEntries(keeps.map((name) => [name, getValues(name) ?? '']))
    if (keeps.some((name) => typed[name] !== (setup.start?.[name] ?? ''))) keepUnsent(id, user, typed)
    else forgetUnsent(id)
  })
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      keepTyped()
    }
  }, [])

  const validateAndSend = async (): Promise<boolean> => {
    let sent = false
    let refused = false
    await handleSubmit(
      async (values) => {
        setSending(true)
        const typed = values as Readonly<Record<Name, string>>
        const outcome = await send(typed)
        sent = outcome.ok
        if (sent) discard()
        if (outcome.ok) return onSent(outcome.value, typed, () => isShown.current)
        const { known, rest } = splitProblems(outcome.failure, names)
        if (!isShown.current) setup.onMissed?.(known[0]?.message ?? failureMessage(outcome.failure) ?? '')
        for (const { field, message } of known) setError(field, { type: 'server', message })
        if (known.length === 0 || rest.length > 0) setFailure(failureMessage(outcome.failure))
        refused = known.length > 0
      },
      () => {
        refused = true
      },
    )()
    // Not earlier: the form publishes its errors after the callback, and there is no summary to focus before that.
    if (refused) setAttempt((count) => count + 1)
    return sent
  }
  /** Ignores further submits while one is running. */
  const submit = async (): Promise<boolean> => {
    if (submitting.current) return false
    submitting.current = true
    setFailure(null)
    try {
      return await validateAndSend()
    } finally {
      submitting.current = false
      setSending(false)
    }
  }

  return {
    field: (name) => {
      const { ref, onChange, onBlur } = register<string>(name, rules[name])
      return {
        id: `${id}-${name}`,
        name,
        ref,
        onChange: (event) => void onChange(event),
        onBlur: (event) => void onBlur(event),
        error: errors[name]?.message,
        // With several fields the summary of the problems gets the focus.
        announced: names.length === 1,
      }
    },
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
    submit,
    focus: setFocus,
    discard,
    busy: sending,
    problems: names.flatMap((name) => {
      const message = errors[name]?.message
      return message ? message.split('\n').map((line) => ({ field: `${id}-${name}`, message: line })) : []
    }),
    failure,
    summary,
    control,
    write: (values) => {
      for (const [name, value] of Object.entries<string | undefined>(values)) setValue(name, value ?? '')
    },
  }
}

/**
 * How every form behaves: it says nothing until it is sent, then each field answers while it is mended. What was typed
 * stays when sending fails, and what the server finds wrong with a field stands beside that field.
 */
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useForm as useHookForm, type Control as HookControl } from 'react-hook-form'
import type { SummaryProblem } from '#components/form/error-summary.tsx'
import type { Control } from '#components/form/field.tsx'
import type { Failure, Outcome } from '#types/failure.ts'
import type { FormRules } from './form-rules.ts'
import { splitProblems } from './server-problems.ts'

export type FormSetup<Name extends string, Value> = {
  /** Stands before the ids of its fields. */
  readonly id: string
  /** In the order of the fields. */
  readonly rules: FormRules<Name>
  /** What stands in the fields at first. Without it they keep what was typed before the script came. */
  readonly start?: Readonly<Partial<Record<Name, string>>> | undefined
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<Outcome<Value>>
  readonly onSent: (value: Value, values: Readonly<Record<Name, string>>) => void | Promise<void>
  /** What is said when it failed. null: the page says it in its own way. */
  readonly failureMessage: (failure: Failure) => string | null
}

export type FormState<Name extends string> = {
  /** For the field of that name: `<TextField {...form.field('email')} label=... />`. */
  readonly field: <Element extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    name: Name,
  ) => Control<Element>
  readonly onSubmit: (event: FormEvent) => void
  readonly busy: boolean
  /** What is wrong, field by field. */
  readonly problems: readonly SummaryProblem[]
  /** What is wrong with no field in particular. */
  readonly failure: string | null
  /** Gets the focus when there are problems in several fields. */
  readonly summary: RefObject<HTMLDivElement | null>
  readonly control: HookControl<Record<string, string>>
  /** Writes into fields, without judging them. */
  readonly write: (values: Readonly<Partial<Record<Name, string>>>) => void
  /** Sends it as the button does. True when it was sent and stored. */
  readonly submit: () => Promise<boolean>
}

export const useForm = <Name extends string, Value>(setup: FormSetup<Name, Value>): FormState<Name> => {
  const { id, rules, start, send, onSent, failureMessage } = setup
  const names = Object.keys(rules) as Name[]
  const { register, handleSubmit, setError, setFocus, setValue, formState, control } = useHookForm<
    Record<string, string>
  >({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary of problems takes the focus instead.
    shouldFocusError: false,
    ...(start && { defaultValues: start as Record<string, string> }),
  })
  const { errors, isSubmitting } = formState
  const [failure, setFailure] = useState<string | null>(null)
  /** Counts what was sent in vain. */
  const [attempt, setAttempt] = useState(0)
  const summary = useRef<HTMLDivElement>(null)
  const sending = useRef(false)

  const focusProblems = useEffectEvent(() => {
    const first = names.find((name) => errors[name])
    if (summary.current) summary.current.focus()
    else if (first) setFocus(first)
  })
  useEffect(() => {
    if (attempt > 0) focusProblems()
  }, [attempt])

  const validateAndSend = async (): Promise<boolean> => {
    let sent = false
    await handleSubmit(
      async (values) => {
        const typed = values as Readonly<Record<Name, string>>
        const outcome = await send(typed)
        sent = outcome.ok
        if (outcome.ok) return onSent(outcome.value, typed)
        const { known, rest } = splitProblems(outcome.failure, names)
        for (const { field, message } of known) setError(field, { type: 'server', message })
        if (known.length === 0 || rest.length > 0) setFailure(failureMessage(outcome.failure))
        if (known.length > 0) setAttempt((count) => count + 1)
      },
      () => setAttempt((count) => count + 1),
    )()
    return sent
  }
  /** One at a time: a second press while it is on its way sends nothing. */
  const submit = async (): Promise<boolean> => {
    if (sending.current) return false
    sending.current = true
    setFailure(null)
    try {
      return await validateAndSend()
    } finally {
      sending.current = false
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
      }
    },
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
    submit,
    busy: isSubmitting,
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

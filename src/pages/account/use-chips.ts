/** The state of the list of products and brands: chips, typed text, error. */
import { randomHex } from '#client/browser/random-hex.ts'
import { useRef, useState } from 'react'
import type { Chip } from '#components/form/chip-list.tsx'
import { chipProblem, problemMessage, type ChipRules } from '#engine/account/account-rules.ts'
import type { FieldMessages } from '#pages/forms/form-rules.ts'

export type ChipState = {
  readonly chips: readonly Chip[]
  readonly typed: string
  readonly error: string | undefined
  readonly change: (chips: readonly Chip[]) => void
  readonly type: (typed: string) => void
  /** Adds the typed text. Returns its label, or null if it is invalid. */
  readonly add: () => string | null
  readonly refuse: (message: string) => void
  /** The current chips, also between a change and the next render. */
  readonly now: () => readonly Chip[]
}

export const useChips = (first: readonly Chip[], rules: ChipRules, messages: FieldMessages): ChipState => {
  const [chips, setChips] = useState(first)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const latest = useRef(first)
  const change = (next: readonly Chip[]) => {
    latest.current = next
    setChips(next)
    setError(undefined)
  }
  return {
    chips,
    typed,
    error,
    change,
    type: (text) => {
      setTyped(text)
      setError(undefined)
    },
    add: () => {
      const problem = chipProblem(
        rules,
        typed,
        latest.current.map(({ label }) => label),
      )
      if (problem) {
        setError(problemMessage(messages, problem))
        return null
      }
      const label = typed.trim()
      change([...latest.current, { id: randomHex(16), label }])
      setTyped('')
      return label
    },
    refuse: setError,
    now: () => latest.current,
  }
}

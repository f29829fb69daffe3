/** The state of the list of products and brands: the list, typed text, error. */
import { randomHex } from '#client/browser/random-hex.ts'
import { useRef, useState } from 'react'
import { ownProductProblem, problemMessage, type OwnProductRules } from '#engine/account/account-rules.ts'
import type { OwnProduct } from './account-parts.ts'
import type { FieldMessages } from '#pages/forms/form-rules.ts'

export type OwnProductsState = {
  readonly list: readonly OwnProduct[]
  readonly typed: string
  readonly error: string | undefined
  readonly change: (list: readonly OwnProduct[]) => void
  readonly type: (typed: string) => void
  /** Adds the typed text. Returns its label, or null if it is invalid. */
  readonly add: () => string | null
  readonly refuse: (message: string) => void
  /** The current list, also between a change and the next render. */
  readonly now: () => readonly OwnProduct[]
}

export const useOwnProducts = (
  first: readonly OwnProduct[],
  rules: OwnProductRules,
  messages: FieldMessages,
): OwnProductsState => {
  const [list, setList] = useState(first)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const latest = useRef(first)
  const change = (next: readonly OwnProduct[]) => {
    latest.current = next
    setList(next)
    setError(undefined)
  }
  return {
    list,
    typed,
    error,
    change,
    type: (text) => {
      setTyped(text)
      setError(undefined)
    },
    add: () => {
      const problem = ownProductProblem(
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

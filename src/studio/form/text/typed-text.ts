import { textOf } from '#studio/form/schema/text-of.ts'
import type { Parsed } from './use-typed.ts'

/** For `useTyped`: any text can be stored. An empty one removes an optional setting. */
export const typedText = (isRequired: boolean) => ({
  parse: (typed: string): Parsed => ({ value: typed === '' && !isRequired ? undefined : typed }),
  format: textOf,
})

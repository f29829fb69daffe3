import { useDeferredValue } from 'react'
import { counted } from '#content/problems/wording.ts'
import { useDraftLines } from './use-draft-lines.ts'

/** '(3)': the number of changes that the review lists. */
export const ChangeCount = () => `(${useCount()})`

/** '3 changes' */
export const DraftChanges = () => counted(useCount(), 'change', 'changes')

/** Deferred, so that typing stays responsive. */
const useCount = (): number => useDeferredValue(useDraftLines().length)

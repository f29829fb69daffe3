import { useDeferredValue } from 'react'
import { counted } from '#content/problems/wording.ts'
import { useDraftLines } from './use-draft-lines.ts'

/** '(3)': as many changes as the review lists. */
export const ChangeCount = () => `(${useCount()})`

/** '3 changes' */
export const DraftChanges = () => counted(useCount(), 'change', 'changes')

/** Typing comes first. */
const useCount = (): number => useDeferredValue(useDraftLines().length)

import { useSelector } from '@xstate/react'
import { claimOfTab } from './claim.ts'

/** How many results this tab has claimed. Pages reload their data when it increases. */
export const useClaims = (): number => useSelector(claimOfTab(), ({ context }) => context.claimed)

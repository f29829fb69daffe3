import { useSelector } from '@xstate/react'
import { claimOfTab } from './claim.ts'

/** How many results this tab has claimed: a page that has read before reads again when it grows. */
export const useClaims = (): number => useSelector(claimOfTab(), ({ context }) => context.claimed)

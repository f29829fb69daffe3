import { useSelector } from '@xstate/react'
import { claimOfTab } from './claim.ts'

/** How many results this tab has claimed. Pages reload their data when it increases. */
export const useClaims = (): number => useSelector(claimOfTab(), ({ context }) => context.claimed)

/** Whether a result waits to be claimed, and the last attempt has failed. */
export const useClaimFailed = (): boolean => useSelector(claimOfTab(), ({ context }) => context.failure !== null)

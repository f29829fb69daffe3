import { useSyncExternalStore } from 'react'
import { useStudio } from '#studio/app/studio-context.ts'
import type { SavingState } from './saving.ts'

/** Selects a part of the saving state: the component renders again only when `select` returns another value. */
export const useSavingState = <Part>(select: (state: SavingState) => Part): Part => {
  const { saving } = useStudio()
  return useSyncExternalStore(saving.subscribe, () => select(saving.state()))
}

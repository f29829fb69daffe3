import { useSyncExternalStore } from 'react'
import { useStudio } from '#studio/app/studio-context.ts'
import type { SavingState } from './saving.ts'

/** A part of the state of the saving: the component renders again only when `select` gives another value. */
export const useSavingState = <Part>(select: (state: SavingState) => Part): Part => {
  const { saving } = useStudio()
  return useSyncExternalStore(saving.subscribe, () => select(saving.state()))
}

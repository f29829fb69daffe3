import { createContext, useContext } from 'react'

export const NewStepContext = createContext<(after: string | undefined) => void>(() => undefined)

/** Returns a function that asks for the name of a new step, and adds it after the step with this id. */
export const useNewStep = (): ((after: string | undefined) => void) => useContext(NewStepContext)

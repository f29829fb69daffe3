import { createContext, useContext } from 'react'
import { useFormContext } from '#studio/form/form-context.ts'
import { helpWords } from './help-words.ts'
import type { FieldView } from '#studio/form/schema/schema-view.ts'

/** The titles of the settings in the surrounding group, by name. Help texts use them to mention each other. */
export const SiblingTitles = createContext<ReadonlyMap<string, string>>(new Map())

export const useHelp = ({ help }: Pick<FieldView, 'help'>): string => {
  const { schemas } = useFormContext()
  return helpWords(schemas, help, useContext(SiblingTitles))
}

/** Returns a function from a setting of the same group to its title. */
export const useSiblingTitle = (): ((key: string) => string) => {
  const titles = useContext(SiblingTitles)
  return (key) => titles.get(key) ?? key
}

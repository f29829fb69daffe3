import { createContext, useContext } from 'react'
import { useFormParts } from '#studio/form/form-context.ts'
import { helpWords } from './help-words.ts'
import type { FieldView } from '#studio/form/schema/schema-view.ts'

/** The titles of the settings of the group around, by name: helps name each other. */
export const SiblingTitles = createContext<ReadonlyMap<string, string>>(new Map())

export const useHelp = ({ help }: Pick<FieldView, 'help'>): string => {
  const { schemas } = useFormParts()
  return helpWords(schemas, help, useContext(SiblingTitles))
}

/** What a setting of the same group is called. */
export const useSiblingTitle = (): ((key: string) => string) => {
  const titles = useContext(SiblingTitles)
  return (key) => titles.get(key) ?? key
}

import { createContext, useContext, type ComponentType } from 'react'
import type { Fix } from '#content/problems/fix.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Place } from '#editing/place.ts'
import type { Range } from '#engine/result/scores/score-range.ts'
import type { SchemaNode, Schemas } from './schema/schema-node.ts'

/** What forms need from the studio around them. */
export type FormContextValue = {
  readonly schemas: Schemas
  /** The data of the defaults, by file. They apply to settings that the content leaves out. */
  readonly defaults: ContentData
  /** Applies a fix of a problem. If missing, no fixes are offered. */
  readonly applyFix?: (fix: Fix) => void
  /** The range of a score, computed from its points. null: unknown, because the score is new or the content was never valid. */
  readonly rangeOfScore?: ((id: string) => Range | null) | undefined
  /** Opens the item at this place. If missing, uses are named without links. */
  readonly open?: (file: string, place: Place) => void
  /** Called when the item on the screen gets another place because it got its id. */
  readonly moved?: (file: string, from: Place, to: Place) => void
}

export const FormContext = createContext<FormContextValue | null>(null)

export const useFormContext = (): FormContextValue => {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('A form is used outside of the studio')
  return parts
}

export type SettingProps = {
  readonly file: string
  readonly place: Place
  readonly node: SchemaNode
  /** The name of the setting. Empty: a list entry, or a file. */
  readonly settingKey: string
  readonly isRequired: boolean
  /** The settings that may be beside the setting, in the order of the schema. */
  readonly order?: readonly string[] | undefined
  /** Removes the setting, if it is optional. */
  readonly onRemove?: (() => void) | undefined
  /** How many groups contain the setting. */
  readonly depth: number
  /** Used instead of the title in the schema. */
  readonly title?: string | undefined
}

/** The component for a setting: see `NestedSetting`. */
export const SettingContext = createContext<ComponentType<SettingProps>>(() => null)

/** The {placeholders} that the texts inside may use. */
export const PlaceholdersContext = createContext<readonly string[]>([])

/** The settings of the item that the form leaves out because the page shows them elsewhere. */
export const ShownElsewhereContext = createContext<readonly string[]>([])

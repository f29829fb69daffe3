import { createContext, useContext, type ComponentType } from 'react'
import type { Fix } from '#content/problems/fix.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Place } from '#editing/place.ts'
import type { Range } from '#engine/result/scores/score-range.ts'
import type { SchemaNode, Schemas } from './schema/schema-node.ts'

/** What forms need from the studio around them. */
export type FormParts = {
  readonly schemas: Schemas
  /** What the defaults contain, by file: they stand for settings that the content leaves out. */
  readonly defaults: ContentData
  /** Applies a correction of a problem. Without it none is offered. */
  readonly applyFix?: (fix: Fix) => void
  /** The range of a score, as it follows from its points. null: it is not known, because the score is new or the content never was valid. */
  readonly rangeOfScore?: ((id: string) => Range | null) | undefined
  /** Opens the item with this place. Without it uses are named, but do not lead there. */
  readonly open?: (file: string, place: Place) => void
  /** The item on the screen has another place from now on, because it got its id. */
  readonly moved?: (file: string, from: Place, to: Place) => void
}

export const FormContext = createContext<FormParts | null>(null)

export const useFormParts = (): FormParts => {
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
  /** The settings that may be beside it, in the order of the schema. */
  readonly order?: readonly string[] | undefined
  /** Takes the setting out again, where it is optional. */
  readonly onRemove?: (() => void) | undefined
  /** How many groups it is in. */
  readonly depth: number
  /** Instead of the title of the schema. */
  readonly title?: string | undefined
}

/** The component for a setting: see `NestedSetting`. */
export const SettingContext = createContext<ComponentType<SettingProps>>(() => null)

/** The {placeholders} that the texts around may use. */
export const PlaceholdersContext = createContext<readonly string[]>([])

/** The settings of the item that the page shows elsewhere, and the form leaves out. */
export const ShownElsewhereContext = createContext<readonly string[]>([])

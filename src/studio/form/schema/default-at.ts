import { fileOfPart, partOfFile } from '#content/folder/inline-parts.ts'
import { fileKindOf } from '#content/folder/layout.ts'
import type { ContentData } from '#editing/content-data.ts'
import { valueIn, type Place } from '#editing/place.ts'

/**
 * The default of a setting. There are no defaults for single entries of a list. A part of the quiz file has the defaults of the file that
 * it stands for.
 */
export const defaultAt = (defaults: ContentData, file: string, place: Place): unknown => {
  if (place.some((step) => typeof step === 'number')) return undefined
  const part = String(place[0])
  const own = fileKindOf(file)?.name === 'quiz' ? fileOfPart(part) : undefined
  if (own === undefined) return valueIn(defaults.get(file), place)
  return valueIn(defaults.get(own), partOfFile(own) === part ? place.slice(1) : place)
}

import type { ValidatedFile } from '#content/validate-file.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import type { Origins } from '#content/yaml/locate.ts'
import { fileKindOf, sectionKind } from './layout.ts'

/** The file that each part of the quiz file stands for, and the name of the part in that file. null: the part is the whole file. */
const places: Readonly<Record<string, readonly [file: string, name: string | null]>> = {
  scores: ['analysis/scores.yaml', 'scores'],
  insights: ['analysis/profile.yaml', 'insights'],
  signposts: ['analysis/profile.yaml', 'signposts'],
  not_a_diagnosis: ['analysis/profile.yaml', 'not_a_diagnosis'],
  badges: ['analysis/tips.yaml', 'badges'],
  tips: ['analysis/tips.yaml', 'tips'],
  show_per_badge: ['analysis/tips.yaml', 'show_per_badge'],
  consents: ['settings/consent.yaml', 'consents'],
  brand: ['settings/brand.yaml', null],
  site: ['settings/site.yaml', null],
  navigation: ['settings/navigation.yaml', null],
  messages: ['settings/messages.yaml', null],
  constants: ['settings/constants.yaml', null],
  texts: ['pages/quiz.yaml', null],
  report: ['pages/report.yaml', null],
}

/** The file that this part of the quiz file stands for. undefined: it belongs to the quiz itself. */
export const fileOfPart = (name: string): string | undefined =>
  Object.hasOwn(places, name) ? places[name]?.[0] : undefined

/** The files whose settings can be in the quiz file. */
export const filesInQuizFile: ReadonlySet<string> = new Set(Object.values(places).map(([file]) => file))

/** The part of the quiz file that can contain this whole file. undefined: there is none. */
export const partOfFile = (path: string): string | undefined =>
  Object.entries(places).find(([, [file, name]]) => file === path && name === null)?.[0]

/**
 * The quiz file and what else it contains, as if each part were a file of its own. Any other file is returned as it is.
 *
 * @param origins receives the places of the new objects
 */
export const separateFiles = (file: ValidatedFile, origins: Origins): readonly ValidatedFile[] => {
  const { kind, data, isWellFormed, isUsable } = file
  if (kind.name !== 'quiz' || !isUsable || !isObject(data)) return [file]
  const origin = origins.get(data)
  const recorded = <Made extends object>(made: Made): Made => {
    if (origin) origins.set(made, { ...origin, owner: data })
    return made
  }
  const quiz: Record<string, unknown> = {}
  const parts = new Map<string, unknown>()
  // The quiz file is not a folder, so no other file can have such a path.
  const ownSections = `${file.path}/sections/`
  for (const [key, value] of Object.entries(data)) {
    const [path, name] = places[key] ?? []
    if (key === 'sections' && Array.isArray(value))
      for (const section of value) parts.set(`${ownSections}${parts.size}`, section)
    else if (path === undefined) quiz[key] = value
    else if (name === null || name === undefined) parts.set(path, value)
    else parts.set(path, recorded({ ...(parts.get(path) as object | undefined), [name]: value }))
  }
  if (parts.size === 0) return [file]
  return [
    { ...file, data: recorded(quiz) },
    ...[...parts].flatMap(([path, part]): readonly ValidatedFile[] => {
      const partKind = path.startsWith(ownSections) ? sectionKind : fileKindOf(path)
      return partKind
        ? [{ ...nothingOwn, kind: partKind, path, partOf: file.path, data: part, isWellFormed, isUsable }]
        : []
    }),
  ]
}

/** For the separated parts: everything that was found in the quiz file is reported once, with that file. */
const nothingOwn = { findings: [], placeholderTexts: [], names: [], uncheckedIds: new Set<string>() }

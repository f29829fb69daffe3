/**
 * The values of the content's virtual modules, for the pages in the preview. The build writes the modules
 * (`content/slices/live-modules.ts`); each gets its value from here when it is loaded.
 */
import { sliceOf } from '#content/slices/module-source.ts'
import type { Content } from '#types/content.generated.ts'
import { keepEqual } from './keep-equal.ts'

type Set = (value: unknown) => void

/** Answers and drafts contain the content version they were made with. In the preview there is only one. */
export const previewVersion = 'preview'

const listeners = new Map<string, Set>()
const values = new Map<string, unknown>()
let content: Content | null = null

/** Called by the virtual modules. */
export const onValue = (name: string, set: Set): void => {
  listeners.set(name, set)
  if (content) set(valueOf(name, content))
}

/**
 * Gives all loaded modules their values from this content.
 *
 * @returns the names of the modules that have changed
 */
export const setContent = (next: Content): ReadonlySet<string> => {
  content = next
  const changed = new Set<string>()
  for (const [name, set] of listeners) {
    const before = values.get(name)
    const value = valueOf(name, next)
    if (value === before) continue
    changed.add(name)
    set(value)
  }
  return changed
}

/** Equal parts stay the same objects, so that React renders only changed parts. */
const valueOf = (name: string, from: Content): unknown => {
  const next = name === 'modules' ? from.modules : sliceOf(name, { content: from, version: previewVersion })
  const value = keepEqual(values.get(name), next)
  values.set(name, value)
  return value
}

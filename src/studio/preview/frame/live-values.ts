/**
 * The values of the virtual modules of the content, for the pages in the preview. The build writes the modules
 * (`content/vite/live-modules.ts`); each asks here for its value when it is loaded.
 */
import { sliceOf } from '#content/vite/module-source.ts'
import type { Content } from '#types/content.generated.ts'
import { keepEqual } from './keep-equal.ts'

type Set = (value: unknown) => void

/** Answers and drafts name the version they were made with. In the preview there is only one. */
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
 * Gives all modules that are loaded their values of this content.
 *
 * @returns the names of those that have changed
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

/** Equal parts stay the same objects, so that React renders only what has changed. */
const valueOf = (name: string, from: Content): unknown => {
  const next = name === 'modules' ? from.modules : sliceOf(name, { content: from, version: previewVersion })
  const value = keepEqual(values.get(name), next)
  values.set(name, value)
  return value
}

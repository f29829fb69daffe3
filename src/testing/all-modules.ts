import { type FullContent, moduleNames } from '#content/modules.ts'
import type { Content } from '#types/content.generated.ts'

/** Narrows the type for tests that need a content with every module. Throws if one is missing. */
export const withAllModules = (content: Content): FullContent => {
  const missing = moduleNames.filter((name) => !content.modules.includes(name))
  if (missing.length > 0) throw new Error(`The content has no ${missing.join(', ')}`)
  return content as FullContent
}

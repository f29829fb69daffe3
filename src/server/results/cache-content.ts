/** Called by the build: compiles the content once, so that no start of the server has to. */
import { readContent } from './read-content.ts'

/** Leaves `content.json` in the folder of the build. */
export const cacheContent = async (contentDir: string, dist: string): Promise<void> => {
  const read = await readContent(contentDir, dist)
  if (!read.ok) throw new Error(read.problems)
}

import { readContent } from './read-content.ts'

/** Called by the build: compiles the content into `content.json` in `dist`, so that the server need not do it at every start. */
export const cacheContent = async (contentDir: string, dist: string): Promise<void> => {
  const read = await readContent(contentDir, dist)
  if (!read.ok) throw new Error(read.problems)
}

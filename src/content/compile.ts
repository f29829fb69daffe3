/** The content compiler: a folder of YAML becomes one judged, filled in, frozen content, or a list of what is wrong. */
import type { Content } from '#types/content.generated.ts'
import { assemble } from './assemble.ts'
import { crossFindings } from './checks/run-checks.ts'
import { documentsOf } from './folder/documents.ts'
import { fileFindings } from './folder/check-files.ts'
import { readFolder } from './folder/read-folder.ts'
import { judgeFile, type Judged } from './validate-file.ts'
import { slotOf } from './folder/layout.ts'
import { locator } from './yaml/locate.ts'
import { newMemory, type Memory } from './folder/compile-cache.ts'
import { mediaFindings, mediaNames } from './folder/media.ts'
import { byPlace, problemOf, type Problem } from './problems/problem.ts'
import { judgesOf } from './schema/schemas.ts'
import { contentVersion } from './version.ts'

export type Compiled = {
  /** Null when a problem is an error. */
  readonly content: Content | null
  readonly version: string
  /** All of them, by file and line. */
  readonly problems: readonly Problem[]
  /** The files that were read, from the content folder on. */
  readonly files: readonly string[]
}

/** `schemas` is another folder of schemas than the one of this package; `memory` is kept by whoever compiles again. */
export const compileContent = async (
  folder: string,
  schemas?: string,
  memory: Memory = newMemory(),
): Promise<Compiled> => {
  const judges = judgesOf(schemas)
  const disk = await readFolder(folder)
  const { origins, rendered } = memory
  const at = locator(origins)

  const judged = disk.files.flatMap((file): Judged[] => {
    const slot = slotOf(file.path)
    return slot ? [memory.judged(file, () => judgeFile(file, slot, { judges, origins, at, rendered }))] : []
  })
  const own = [...fileFindings(disk), ...mediaFindings(disk), ...judged.flatMap((file) => file.findings)]
  const problems = crossFindings(judged, own, { at, media: mediaNames(disk) })
    .map(problemOf)
    .sort(byPlace)
  const files = disk.files.map((file) => file.path)
  if (problems.some((problem) => problem.severity === 'error')) return { content: null, version: '', problems, files }

  const content = assemble(documentsOf(judged), rendered)
  return { content, version: contentVersion(content), problems, files }
}

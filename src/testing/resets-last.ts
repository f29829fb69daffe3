import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that call `vi.resetModules` run last. The files of a worker share its modules; after such a call, all files that follow would load
 * them and compile the content once more.
 */
export class ResetsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const resets = new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').includes('vi.resetModules(')))
    return [...sorted.filter((file) => !resets.has(file)), ...resets]
  }
}

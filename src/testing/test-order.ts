import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files with one long test run first: started last, they would keep one worker busy while the others have nothing left to do. Vitest would
 * start them late, because it takes a small file for a short one.
 *
 * Files that call `vi.resetModules` run last. The files of a worker share its modules; after such a call, all files that follow would load
 * them and compile the content once more.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => /\/journeys\/(?:studio-day|offline)\.test\.ts$/.test(moduleId)
    const isReset = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('vi.resetModules(')
    const rank = (file: TestSpecification) => (isLong(file) ? 0 : isReset(file) ? 2 : 1)
    return sorted
      .map((file) => ({ file, rank: rank(file) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ file }) => file)
  }
}

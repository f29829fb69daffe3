import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { TestOrder } from './test-order.ts'

const root = join(import.meta.dirname, '../..')

test('files with one long test come first, files that reset the modules last, and the others keep their order', async () => {
  const sizes = new Map([
    ['src/client/device/quiz-view.test.ts', 3],
    ['src/engine/format.test.ts', 1],
    ['src/content/compile.test.ts', 2],
    ['src/testing/journeys/offline.test.ts', 0],
  ])
  const stats = (key: string) => ({ size: sizes.get(key.replace('node:', '')) })
  const sequencer = new TestOrder({
    config: { root },
    cache: { getFileTestResults: () => undefined, getFileStats: stats },
  } as unknown as Vitest)
  const project = { name: 'node', config: { sequence: { groupOrder: 0 }, isolate: false } }
  const files = [...sizes.keys()].map((path) => ({ project, moduleId: join(root, path) }) as TestSpecification)

  const sorted = await sequencer.sort(files)
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    'src/testing/journeys/offline.test.ts',
    'src/content/compile.test.ts',
    'src/engine/format.test.ts',
    'src/client/device/quiz-view.test.ts',
  ])
})

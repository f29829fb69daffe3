import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The maximum number of files in a folder, not counting tests. More are easier to find in several folders, each with a subject. */
const most = 28

test.each(['src', 'scripts', 'stories'])(`no folder in %s has more than ${most} files`, (root) => {
  const counts = new Map<string, number>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(3)
  expect([...counts].filter(([, count]) => count > most)).toEqual([])
})

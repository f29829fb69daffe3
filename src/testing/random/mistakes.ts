/** Table tests of content mistakes: each must be reported exactly once, with the expected message and position. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Problem } from '#content/problems/problem.ts'
import { compileCopy } from '#testing/compile-copy.ts'
import { copyContent, editContent, type Edits } from '#testing/content-copy.ts'

export type Mistake = {
  readonly when: string
  /** Edits of the test content in src/testing/content. */
  readonly edits: Edits
  readonly code: string
  readonly file: string
  /** The reported line, with ⟪ and ⟫ around the reported range. */
  readonly line: string
  readonly message: string
  readonly help: string
  readonly severity?: 'warning'
}

export const testEachMistake = (mistakes: readonly Mistake[]): void => {
  let folder = ''
  const removals: (() => Promise<void>)[] = []
  beforeAll(async () => {
    folder = await copyContent({}, { over: 'src/testing/content', onCleanup: (remove) => removals.push(remove) })
  })
  afterAll(async () => {
    for (const remove of removals) await remove()
  })

  describe.each(mistakes)('when $when', ({ when: _, edits, severity = 'error', ...expectedProblem }) => {
    it('reports it once, at the exact position', async () => {
      onTestFinished(await editContent(folder, edits))
      const { content, problems } = await compileCopy(folder)
      const found = problems.map(async (problem) => {
        const { code, message, help } = problem
        return { code, file: problem.file.replace('content/', ''), line: await marked(folder, problem), message, help }
      })
      expect(await Promise.all(found)).toEqual([expectedProblem])
      expect(problems[0]?.severity).toBe(severity)
      expect(content === null).toBe(severity === 'error')
    })
  })
}

const marked = async (folder: string, { file, line, column, endColumn }: Problem): Promise<string> => {
  const text = await readFile(join(folder, '..', file), 'utf8').catch(() => '')
  const written = text.split(/\r?\n/)[line - 1] ?? ''
  const [before, piece, after] = [
    written.slice(0, column - 1),
    written.slice(column - 1, endColumn - 1),
    written.slice(endColumn - 1),
  ]
  return `${before}⟪${piece}⟫${after}`.trim()
}

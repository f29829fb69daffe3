/** Table tests of content mistakes: each must be reported exactly once, with the expected message and position. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { textBesideLabels } from '#content/problems/message.ts'
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
      expect(problems.filter(mentionsFiles).map(({ message, help }) => `${message} ${help}`)).toEqual([])
      expect(problems[0]?.severity).toBe(severity)
      expect(content === null).toBe(severity === 'error')
    })
  })
}

/**
 * Whether editors of the studio would read how something is written in a file. They never see mistakes in the notation, which the studio
 * does not make, and names that the content does not have.
 */
const mentionsFiles = ({ code, forEditors, help, message }: Problem): boolean => {
  const words = forEditors ?? { message, help: help ?? '' }
  const text = `${textBesideLabels(words.message)} ${textBesideLabels(words.help ?? '')}`
  return !ofNotation.has(code) && /`[a-z]|\.yaml\b|(?<![“{:/\w-])[a-z]+_[a-z_]+\b(?![”}])/.test(text)
}

const ofNotation: ReadonlySet<string> = new Set(
  [
    'duplicate-key',
    'foreign-character',
    'modeline',
    'pattern',
    'unknown-file',
    'unknown-key',
    'wrong-letter',
    'written-twice',
    'yaml',
  ].map((code) => `content/${code}`),
)

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

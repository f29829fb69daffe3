/** JSON Lines in gzip files of limited size, so that only one file at a time is in memory. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type FileRecord, writeDurably } from './durable-files.ts'

export type PartRecord = FileRecord & { readonly lines: number }

export type PartWriter = {
  readonly add: (values: readonly object[]) => Promise<void>
  /** Returns all written files, in order. */
  readonly end: () => Promise<readonly PartRecord[]>
}

/** Characters before compression. The last `add` of a file may exceed it. */
const partSize = 4_000_000

/** `name` is a path inside the folder, to which a number and an extension are appended. Each file is compressed separately. */
export const writeParts = (folder: string, name: string): PartWriter => {
  const written: PartRecord[] = []
  let lines: string[] = []
  let size = 0
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return
    const bytes = await promisify(gzip)(lines.join(''))
    const file = await writeDurably(folder, `${name}-${String(written.length + 1).padStart(6, '0')}.jsonl.gz`, bytes)
    written.push({ ...file, lines: lines.length })
    lines = []
    size = 0
  }
  return {
    add: async (values) => {
      const more = values.map((value) => `${JSON.stringify(value)}\n`)
      lines.push(...more)
      size += more.reduce((sum, line) => sum + line.length, 0)
      if (size >= partSize) await flush()
    },
    end: async () => {
      await flush()
      return written
    },
  }
}

/** Reads a file of `writeParts`. Throws if it is damaged. The values are not validated. */
export const readPart = async <Value>(folder: string, name: string): Promise<readonly Value[]> => {
  const text = (await promisify(gunzip)(await readFile(join(folder, name)))).toString()
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Value)
}

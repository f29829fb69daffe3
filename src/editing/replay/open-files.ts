import { isRefused, openFile, textOf, type OpenFile, type Refused } from '#content/write/write.ts'

/** Reads texts, and remembers the last few that were read or written. */
export type OpenFiles = {
  readonly open: (text: string) => OpenFile | Refused
  /** Remembers a file that was just written. Returns its text. */
  readonly keep: (file: OpenFile) => string
}

/** How many files are remembered: each needs about a hundred times the size of its text. */
const maxFiles = 6

export const createOpenFiles = (): OpenFiles => {
  const files = new Map<string, OpenFile>()
  const remember = (text: string, file: OpenFile) => {
    files.delete(text)
    files.set(text, file)
    for (const oldest of [...files.keys()].slice(0, -maxFiles)) files.delete(oldest)
  }
  return {
    open: (text) => {
      const file = files.get(text) ?? openFile(text)
      if (!isRefused(file)) remember(text, file)
      return file
    },
    keep: (file) => {
      const text = textOf(file)
      remember(text, file)
      return text
    },
  }
}

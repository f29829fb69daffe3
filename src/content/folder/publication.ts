/**
 * Renaming several files is not atomic, so the studio publishes with a journal. The new bytes and the journal are in
 * `.studio/publish/committed/`, which a single rename creates. From that moment the publication has happened. The files are then renamed
 * to their places, and the journal is removed; after a crash, the studio does the rest when it starts. Readers read through the journal,
 * so at any instant they see either all of the old version or all of the new one.
 */
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isDataMap } from '#content/write/edit.ts'

export type Journal = {
  readonly id: string
  readonly files: readonly {
    /** Relative to the content folder. */
    readonly path: string
    /** The name of the new bytes in `committed` until they are moved to their place. null: the file is deleted. */
    readonly staged: string | null
  }[]
}

/** Where publications are prepared. `root`: path of the content folder. */
export const publishFolder = (root: string): string => join(root, '.studio', 'publish')
/** Exists from the moment in which a publication has happened until all its files are in their places. */
export const committedFolder = (root: string): string => join(publishFolder(root), 'committed')

/** The unfinished publication, or null. Rejects when its journal is damaged, because the files may be a mixture of two versions. */
export const readJournal = async (root: string): Promise<Journal | null> => {
  const folder = committedFolder(root)
  const names = await readdir(folder).catch(() => [])
  const name = names.find((one) => one.endsWith('.journal'))
  if (name === undefined) return null
  const path = join(folder, name)
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  const journal = parsed(text)
  if (!isJournal(journal))
    throw systemError(
      'EBADMSG',
      `${path} is damaged: a publication was interrupted, and what is left to do cannot be read. Compare the content with your backup or ` +
        `with Git, then delete the folder ${folder}.`,
    )
  return journal.files.every(isInside) ? journal : null
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isJournal = (value: unknown): value is Journal =>
  isDataMap(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['files']) &&
  value['files'].every(
    (file: unknown) =>
      isDataMap(file) &&
      typeof file['path'] === 'string' &&
      (file['staged'] === null || typeof file['staged'] === 'string'),
  )

/** Has a code like an error of the system, which tells the code that prints it that the message is enough. */
const systemError = (code: string, message: string): Error => {
  const error = Object.assign(new Error(message), { code })
  // A build prints the stack, which would be of no use, because the mistake is in the folder.
  error.stack = message
  return error
}

/** Guards against a content folder from somebody else whose journal was made to reach other files. */
const isInside = ({ path, staged }: Journal['files'][number]): boolean =>
  path.split('/').every((step) => step !== '' && !step.startsWith('.')) &&
  !/[\\:]/.test(path) &&
  (staged === null || /^[\w-]+$/.test(staged))

/** Changes with every publication, at its beginning and at its end. */
const stateOf = async (root: string, journal: Journal | null): Promise<string> => {
  const last = await readFile(join(publishFolder(root), 'last'), 'utf8').catch(() => '')
  return `${last} ${journal?.id ?? ''}`
}

const attempts = 50

/**
 * Reads the folder while nothing is published in it, or through the journal of one publication.
 *
 * @param read is called again if a publication began or ended in the meantime. Rejects if that happens every time, because what was read
 * may be a mixture of two versions.
 */
export const readThroughJournal = async <Read>(
  root: string,
  read: (journal: Journal | null) => Promise<Read>,
): Promise<Read> => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const journal = await readJournal(root)
    const before = await stateOf(root, journal)
    const result = await read(journal)
    if ((await stateOf(root, await readJournal(root))) === before) return result
  }
  throw systemError(
    'EBUSY',
    `${root} could not be read: something was published in it each of the ${attempts} times. Try again.`,
  )
}

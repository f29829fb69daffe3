/** Verifies size and hash of every file of an archive. */
import { type FileRecord, fileRecordOf } from './durable-files.ts'
import { type Manifest, manifestFile, type PhotoRecord, readManifest, type ReadManifest } from './manifest.ts'
import { type PartRecord, readPart } from './parts.ts'
import { trackProgress, type Print } from './progress.ts'
import { archivedPhotoPath } from './write-photos.ts'

export type Verified = ReadManifest & {
  /** One message for each damaged or missing file. Empty: the archive is intact. */
  readonly problems: readonly string[]
}

const concurrency = 4

/** Throws when there is no archive, or when this version cannot read it. */
export const verifyArchive = async (folder: string, print: Print): Promise<Verified> => {
  const read = await readManifest(folder)
  const { manifest } = read
  const { tables, photos, erasures } = manifest
  const rows = [...tables.flatMap(({ files }) => files), ...erasures]
  const progress = trackProgress(print, 'files checked', rows.length + photos.files.length + photos.count)
  const check = async (files: readonly FileRecord[]): Promise<readonly string[]> => {
    const problems: string[] = []
    for (let from = 0; from < files.length; from += concurrency) {
      const some = files.slice(from, from + concurrency)
      const found = await Promise.all(some.map((file) => problemOf(folder, file)))
      problems.push(...found.filter((problem) => problem !== null))
      progress.advance(some.length)
    }
    return problems
  }
  const problems = [...countProblems(manifest), ...(await check(rows))]
  for (const list of photos.files) {
    const broken = await check([list])
    problems.push(...broken)
    // A damaged list is reported; its entries are not checked.
    if (broken.length > 0) continue
    const records = await readPart<PhotoRecord>(folder, list.name)
    problems.push(...(await check(records.map(({ file, ...rest }) => ({ name: archivedPhotoPath(file), ...rest })))))
  }
  return { ...read, problems }
}

const countProblems = ({ tables, photos }: Manifest): readonly string[] =>
  [...tables, { name: 'photos with a file', rows: photos.count, files: photos.files }].flatMap(
    ({ name, rows, files }) => {
      const lines = files.reduce((sum, file: PartRecord) => sum + file.lines, 0)
      return lines === rows ? [] : [`${manifestFile} lists ${rows} rows of ${name}, but its files have ${lines}`]
    },
  )

const problemOf = async (folder: string, wanted: FileRecord): Promise<string | null> => {
  const found = await fileRecordOf(folder, wanted.name)
  if (!found) return `${wanted.name} is missing or cannot be read`
  if (found.bytes !== wanted.bytes) return `${wanted.name} has ${found.bytes} bytes instead of ${wanted.bytes}`
  return found.sha256 === wanted.sha256 ? null : `${wanted.name} has the right size and other bytes than were written`
}

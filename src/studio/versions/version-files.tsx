import { isMedia } from '#content/folder/content-file.ts'
import { FileDiff } from '#studio/review/changes/file-diff.tsx'
import { Loaded, useLoading } from './loaded.tsx'
import { readObject } from './read-object.ts'

/** `before` and `after` are hashes; null: the file did not exist before, or does not exist after. */
type Props = {
  readonly files: readonly { readonly path: string; readonly before: string | null; readonly after: string | null }[]
}

/** The changes in the files. For pictures, only the names are shown. */
export const VersionFiles = ({ files }: Props) => {
  const texts = files.filter(({ path }) => !isMedia(path))
  const { loading, retry } = useLoading(
    () =>
      Promise.all(
        texts.map(async ({ after, before, path }) => ({
          path,
          before: await readObject(before),
          after: await readObject(after),
        })),
      ),
    JSON.stringify(texts),
  )
  return (
    <>
      <Loaded loading={loading} what="the files" onRetry={retry}>
        {(loaded) => loaded.map((file) => <FileDiff key={file.path} {...file} />)}
      </Loaded>
      <PictureChanges files={files} />
    </>
  )
}

/** The names of the pictures among these files, with what has happened to them. */
export const PictureChanges = ({ files }: Props) =>
  files
    .filter(({ path }) => isMedia(path))
    .map(({ after, before, path }) => (
      <p key={path}>
        {path.split('/').at(-1)}:{' '}
        {before === null ? 'new picture' : after === null ? 'deleted picture' : 'picture replaced'}
      </p>
    ))

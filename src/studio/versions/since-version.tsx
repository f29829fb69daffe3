import { isMedia } from '#content/folder/content-file.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Version } from '#editing/studio-api.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { filesOf } from '#studio/editor/draft-data.ts'
import { useEditorState } from '#studio/editor/use-editor.ts'
import { FileDiff } from '#studio/review/changes/file-diff.tsx'
import { changedSince } from './changed-since.ts'
import { Loaded, useLoading } from './loaded.tsx'
import { loadVersionFiles } from './load-version-files.ts'
import { readObject } from './read-object.ts'
import { PictureChanges } from './version-files.tsx'

type Props = { readonly version: Version }

/** Compares what is published now with a version: in words, and by file. Changes of the draft are not included. */
export const SinceVersion = ({ version }: Props) => {
  const { compiler, schemas } = useStudio()
  const folder = useEditorState((state) => state.folder)
  const present = [...folder.files, ...folder.pictures]
  const { loading, retry } = useLoading(
    async () => {
      const files = changedSince(await loadVersionFiles(version.id), present)
      const texts = files.filter(({ path }) => !isMedia(path))
      const earlier = await Promise.all(
        texts.map(async ({ path, before: hash }) => ({ path, text: await readObject(hash) })),
      )
      const read = earlier.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]))
      const parsed = await compiler.ask('parsed', read)
      const now = filesOf(folder)
      const before: ContentData = new Map([
        ...[...now].filter(([path]) => !texts.some((file) => file.path === path)),
        ...parsed,
      ])
      return {
        files,
        words: describeChanges([], before, now, schemas).map(({ words }) => words),
        diffs: earlier.map(({ path, text }) => ({
          path,
          before: text,
          after: folder.files.find((file) => file.path === path)?.text ?? null,
        })),
      }
    },
    JSON.stringify([version.id, present.map(({ hash, path }) => [path, hash])]),
  )
  return (
    <Loaded loading={loading} what="what has changed since" onRetry={retry}>
      {({ diffs, files, words }) =>
        files.length === 0 ? (
          <p>Nothing has changed since this version.</p>
        ) : (
          <>
            <ul>
              {words.map((one, index) => (
                <li key={`${index} ${one}`}>{one}</li>
              ))}
            </ul>
            {diffs.map((file) => (
              <FileDiff key={file.path} {...file} />
            ))}
            <PictureChanges files={files} />
          </>
        )
      }
    </Loaded>
  )
}

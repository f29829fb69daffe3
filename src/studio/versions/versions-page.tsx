import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Draft } from '#editing/draft.ts'
import type { Version } from '#editing/studio-api.ts'
import { pageAddresses } from '#studio/app/addresses.ts'
import { call } from '#studio/app/loading/call.ts'
import { withBase } from '#studio/app/loading/load-draft.ts'
import { useStudio } from '#studio/app/studio-context.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import { openDraft } from '#studio/review/start-over.ts'
import { changedSince } from './changed-since.ts'
import { useLoading } from './loaded.tsx'
import { loadVersionFiles } from './load-version-files.ts'
import { SinceVersion } from './since-version.tsx'
import { VersionFiles } from './version-files.tsx'
import { VersionsScreen, type VersionsScreenProps } from './versions-screen.tsx'

/** Earlier publications. Restoring one opens its draft in the review. */
export const VersionsPage = () => {
  const editor = useEditor()
  const navigate = useNavigate()
  const { loadVersions, saving } = useStudio()
  const [restoring, setRestoring] = useState<string | null>(null)
  const [failed, setFailed] = useState<VersionsScreenProps['failed']>(null)
  const folder = useEditorState((state) => state.folder)
  const { loading, retry } = useLoading(async () => {
    const versions = await loadVersions()
    const [newest] = versions
    return { versions, newestFiles: newest ? await loadVersionFiles(newest.id) : {} }
  }, 'versions')
  const restore = async ({ id }: Version) => {
    setRestoring(id)
    setFailed(null)
    if (!(await saving.settle())) {
      setRestoring(null)
      return
    }
    const reply = await call<Draft>('POST', `/versions/${encodeURIComponent(id)}/restore`)
    setRestoring(null)
    if (!reply.ok) {
      setFailed({ id, why: reply.message })
      return
    }
    const now = editor.state().folder
    openDraft(editor, now, await withBase(now, { draft: reply.value, hasUnsaved: false }))
    await navigate(pageAddresses.review)
  }
  return (
    <VersionsScreen
      versions={loading.state === 'loaded' ? { state: 'loaded', value: loading.value.versions } : loading}
      hasLeftNewest={
        loading.state === 'loaded' &&
        changedSince(loading.value.newestFiles, [...folder.files, ...folder.pictures]).length > 0
      }
      onRetry={retry}
      restoring={restoring}
      failed={failed}
      onRestore={(version) => {
        void restore(version)
      }}
      files={({ files }) => <VersionFiles files={files} />}
      since={(version) => <SinceVersion version={version} />}
    />
  )
}

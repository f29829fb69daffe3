import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addedPictures } from '#editing/draft-pictures.ts'
import { call } from '#studio/app/loading/call.ts'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import type { ChangedFile } from '#studio/worker/requests.ts'
import type { ContentFeed } from './content-feed.ts'

export type ServerPreview<Value> =
  | { readonly is: 'loading'; readonly before: Value | null }
  | { readonly is: 'shown'; readonly value: Value }
  | { readonly is: 'failed'; readonly message: string }

/** What can be seen: the newest that the server has rendered of the same mail or report. */
export const shownIn = <Value>(preview: ServerPreview<Value>): Value | null =>
  preview.is === 'shown' ? preview.value : preview.is === 'loading' ? preview.before : null

/** The pause in typing after which mails and the PDF are rendered again. */
const pauseMs = 600

/**
 * A preview that the server renders from the draft. It is requested again, after a pause, whenever the content has changed.
 *
 * @param path below `/studio/api/preview`
 * @param body sent besides the changed files; null: no request is made
 */
export const useServerPreview = <Value>(
  path: string,
  body: object | null,
  {
    changedFiles,
    feed,
    read,
  }: {
    readonly changedFiles: () => Promise<readonly ChangedFile[]>
    readonly feed: ContentFeed
    readonly read: (reply: Response) => Promise<Value>
  },
): { readonly state: ServerPreview<Value>; readonly again: () => void } => {
  const editor = useEditor()
  const asked = body && JSON.stringify(body)
  /** What was asked for. Something else is not shown in place of it while it loads. */
  const key = `${path} ${asked}`
  const [known, setKnown] = useState<{ readonly key: string; readonly state: ServerPreview<Value> } | null>(null)
  const state = known?.key === key ? known.state : loading
  const setState = (next: ServerPreview<Value>) => {
    setKnown({ key, state: next })
  }
  const [round, setRound] = useState(0)
  const isBroken = useEditorState(({ compiled }) => compiled === 'broken')
  const lastValid = useRef<readonly ChangedFile[]>([])

  const load = useEffectEvent(async (signal: AbortSignal) => {
    setState({ is: 'loading', before: shownIn(state) })
    // While the draft has errors, the last version without errors is shown, at first the published one.
    const changed = isBroken ? lastValid.current : await changedFiles().catch(() => null)
    if (signal.aborted) return
    if (!changed) {
      setState({ is: 'failed', message: 'The changes could not be put together. Reload the page.' })
      return
    }
    const files = changed.map(({ after, path: file }) => ({ path: file, text: after }))
    const pictures = addedPictures(editor.state().draft)
    const reply = await call('POST', `/preview/${path}`, { body: { ...body, files, pictures }, read, signal })
    if (signal.aborted) return
    if (reply.ok) lastValid.current = changed
    setState(reply.ok ? { is: 'shown', value: reply.value } : { is: 'failed', message: reply.message })
  })
  useEffect(() => {
    if (asked === null) return undefined
    const controller = new AbortController()
    void load(controller.signal)
    return () => {
      controller.abort()
    }
  }, [asked, isBroken, path, round])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = feed.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        setRound((before) => before + 1)
      }, pauseMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [feed])
  return {
    state,
    again: () => {
      setRound((before) => before + 1)
    },
  }
}

const loading = { is: 'loading', before: null } as const

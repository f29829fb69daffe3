import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { addedPictures } from '#editing/draft-pictures.ts'
import { useEditor } from '#studio/editor/use-editor.ts'
import type { ContentFeed } from './content-feed.ts'
import type { FromFrame, Mark, ToFrame, View } from './messages.ts'

/** What the frame should show. */
export type FrameState = {
  readonly view: View
  readonly answers: Answers | null
  readonly question: string | null
  readonly mark: Mark | null
  readonly theme: 'light' | 'dark'
  readonly isEditing: boolean
  /** Changing the number loads the view again. */
  readonly round: number
  /** The HTML of a mail, in place of a page. */
  readonly mail: string | null
}

/** Keeps the page in the frame up to date. When the page reloads, which can happen at any time, it gets everything again. */
export const usePreviewFrame = (
  feed: ContentFeed,
  state: FrameState,
  onMessage: (message: Exclude<FromFrame, { type: 'ready' }>) => void,
): RefObject<HTMLIFrameElement | null> => {
  const editor = useEditor()
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useRef(false)
  const { answers, isEditing, mail, mark, question, round, theme, view } = state

  const send = useEffectEvent((message: ToFrame) => {
    if (isReady.current) frame.current?.contentWindow?.postMessage(message, window.location.origin)
  })
  const sendContent = useEffectEvent(() => {
    const content = feed.content()
    if (content) send({ type: 'content', parts: content, isWhole: true, pictures: addedPictures(editor.state().draft) })
  })
  const sendView = useEffectEvent(() => {
    send({ type: 'mail', html: mail })
    if (mail === null && feed.content()) send({ type: 'show', view, answers, question })
  })
  const receive = useEffectEvent(({ data, origin, source }: MessageEvent<FromFrame>) => {
    if (origin !== window.location.origin || source === null || source !== frame.current?.contentWindow) return
    if (data.type !== 'ready') return onMessage(data)
    isReady.current = true
    send({ type: 'theme', theme })
    send({ type: 'editing', on: isEditing })
    sendContent()
    sendView()
    send({ type: 'mark', mark })
  })
  useEffect(() => {
    window.addEventListener('message', receive)
    return () => {
      window.removeEventListener('message', receive)
    }
  }, [])
  useEffect(() => {
    let hadContent = feed.content() !== null
    return feed.subscribe((parts) => {
      send({
        type: 'content',
        parts: hadContent ? parts : { ...feed.content(), ...parts },
        isWhole: !hadContent,
        pictures: addedPictures(editor.state().draft),
      })
      if (!hadContent) sendView()
      hadContent = true
    })
  }, [editor, feed])
  const wanted = JSON.stringify([view, answers, question, round, mail])
  useEffect(() => {
    sendView()
  }, [wanted])
  useEffect(() => {
    send({ type: 'theme', theme })
  }, [theme])
  useEffect(() => {
    send({ type: 'editing', on: isEditing })
  }, [isEditing])
  const sendMark = useEffectEvent(() => {
    send({ type: 'mark', mark })
  })
  const marked = JSON.stringify(mark)
  useEffect(() => {
    sendMark()
  }, [marked])
  return frame
}

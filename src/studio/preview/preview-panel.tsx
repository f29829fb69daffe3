import { useState } from 'react'
import { useEditor, useEditorState } from '#studio/editor/use-editor.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { FilePlace } from '#editing/place.ts'
import { isUnset, withDefaults } from '#studio/defaults/with-defaults.ts'
import type { ChangedFile } from '#studio/worker/requests.ts'
import { Callout } from '#studio/ui/callout.tsx'
import type { ContentFeed } from './content-feed.ts'
import { useFollowing } from './use-following.ts'
import { MailPreview } from './mail-preview.tsx'
import { PdfPreview } from './pdf-preview.tsx'
import { keyOf } from './preview-choices.ts'
import { PreviewControls } from './preview-controls.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { partsOfTarget } from './parts-of-target.ts'
import type { FromFrame, Location, PressedElement } from './messages.ts'
import { isAt, targetAt, type Target } from './target.ts'
import { fieldOf, indexTexts } from './text-index.ts'
import { useFeed } from './use-feed.ts'
import { usePreviewNote } from './use-preview-note.ts'
import { usePreviewSettings } from './use-preview-settings.ts'
import styles from './preview-panel.module.css'

export type PreviewPanelProps = {
  readonly feed: ContentFeed
  /** The item in the form, which the preview follows. null: nothing that pages show. */
  readonly opened: FilePlace | null
  /** Called when a text was pressed: opens its field and focuses it. */
  readonly onOpen: (item: FilePlace) => void
  /** The data of the defaults, by file, because their texts can be pressed as well. */
  readonly defaults?: ContentData
  /** The files that the draft changes, for mails and the PDF. */
  readonly changedFiles?: () => Promise<readonly ChangedFile[]>
  /** The address of the page in the frame. */
  readonly address?: string
}

const noDefaults: ContentData = new Map()
const nothingChanged = async () => []

/** The visitor's pages with the content of the draft, beside the form. */
export const PreviewPanel = ({
  address = '/studio/preview/',
  changedFiles = nothingChanged,
  defaults = noDefaults,
  feed,
  onOpen,
  opened,
}: PreviewPanelProps) => {
  const editor = useEditor()
  const isBroken = useEditorState(({ compiled }) => compiled === 'broken')
  const content = useFeed(feed)
  const { answers, loadAgain, setSettings, settings, who } = usePreviewSettings(content)
  const [note, setNote] = usePreviewNote()
  const [chosen, setTarget] = useState<Target | null>(null)
  const target = chosen ?? { kind: 'quiz', step: content?.quiz.steps[0]?.id ?? null }
  /** Where the editor has gone by using the page. null: still at the target. */
  const [visited, setVisited] = useState<Location | null>(null)
  const show = (next: Target) => {
    setTarget(next)
    setVisited(null)
    setNote(null)
    loadAgain()
  }
  const { mark, question } = useFollowing(opened, content, (next) => {
    // Another item of the same page does not open the page again, so that answers given there stay.
    if (keyOf(next) !== keyOf(target) || visited !== null) show(next)
  })

  const openPressed = (element: PressedElement, at: Location) => {
    const { data } = editor.state()
    const all = withDefaults(data, defaults)
    const field = fieldOf(indexTexts(all), element, partsOfTarget(all, target, at))
    if (!field) return setNote('This text has no field of its own here: it is made of several.')
    onOpen(field)
    setNote(isUnset(data, field) ? addedNote : null)
  }
  const hear = (message: Exclude<FromFrame, { type: 'ready' }>) => {
    switch (message.type) {
      case 'inert':
        return setNote(inertNotes[message.what])
      case 'not_asked':
        return setNote(`${who} would not be asked this. It is shown anyway.`)
      case 'shown':
        return setVisited(isAt(target, message.at) ? null : message.at)
      case 'pressed':
        return openPressed(message.element, message.at)
      case 'key':
        // As if it had been pressed in the studio itself.
        document.dispatchEvent(new KeyboardEvent('keydown', message.press))
        return undefined
    }
  }
  if (!content) return <NothingToShow isBroken={isBroken} />
  return (
    <div className={styles.panel}>
      <PreviewControls
        content={content}
        target={visited ? targetAt(visited) : target}
        onTarget={show}
        settings={settings}
        onSettings={setSettings}
      />
      {isBroken && (
        <div className={styles.note}>
          <Callout status="warning" title="Last version without errors" />
        </div>
      )}
      <p role="status" className={note === null ? styles.silent : styles.shown}>
        {note}
      </p>
      {target.kind === 'pdf' ? (
        <PdfPreview changedFiles={changedFiles} answers={answers} feed={feed} />
      ) : (
        <MailPreview id={target.kind === 'mail' ? target.id : null} changedFiles={changedFiles} feed={feed}>
          {(mail) => (
            <PreviewFrame
              address={address}
              feed={feed}
              settings={settings}
              state={{
                view: target.kind === 'mail' ? { kind: 'page', path: '/' } : target,
                answers,
                question,
                mark,
                mail,
              }}
              onMessage={hear}
            />
          )}
        </MailPreview>
      )}
    </div>
  )
}

/** In place of the preview while there is no valid content. */
const NothingToShow = ({ isBroken }: { readonly isBroken: boolean }) => (
  <div className={styles.panel}>
    <Callout title={isBroken ? 'Nothing to show yet' : 'Loading the preview'}>
      {isBroken && <p>What is published has errors, too. The preview begins as soon as they are corrected.</p>}
    </Callout>
  </div>
)

const addedNote = 'This text was a default. It has a field of its own now, which Undo takes out again.'

const inertNotes = {
  link: 'This link leaves the site. It does nothing in the preview.',
  mail: 'This link writes a mail. It does nothing in the preview.',
  file: 'This saves a file. It does nothing in the preview.',
} as const

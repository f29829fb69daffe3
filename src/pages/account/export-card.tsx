import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { Note } from '#components/note.tsx'
import { recipe } from '#components/recipe.ts'
import { StatusRegion } from '#components/status-region.tsx'
import type { DashboardSlice } from '#content/slices/slices.ts'
import { exportFileName } from '#engine/file-name.ts'
import type { AccountCalls } from './account-calls.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PartCard } from './part-card.tsx'

type ExportCardProps = {
  readonly calls: Pick<AccountCalls, 'exportAccount' | 'saveFile'>
  readonly content: DashboardSlice
  /** For the name of the file, with the visitor's calendar day, YYYY-MM-DD. */
  readonly username: string
  readonly today: string
}

/** Downloads all data of the user in one file. */
export const ExportCard = ({ calls, content, today, username }: ExportCardProps) => {
  const { messages, site } = content
  const { login, privacy } = content.page.account
  const words = privacy.export
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  return (
    <PartCard id="account-export" level={3} heading={words.heading}>
      <p className={recipe('text', { width: 'measure' })}>{words.text}</p>
      <StatusRegion>{done && <Note status="success" title={messages.account.export_ready} />}</StatusRegion>
      <div>
        <Button
          variant="outline"
          icon="download"
          onClick={() => {
            setDone(false)
            setOpen(true)
          }}
        >
          {words.button}
        </Button>
      </div>
      <ConfirmDialog
        id="export"
        open={open}
        onClose={() => setOpen(false)}
        messages={messages}
        words={{
          heading: words.button,
          text: words.text,
          password: words.password,
          show: login.show_password,
          confirm: words.button,
          sending: words.pending,
          cancel: messages.common.cancel,
        }}
        failed={{ failure: messages.account.export_failed, rate_limit: messages.account.export_rate_limit }}
        send={calls.exportAccount}
        onDone={(file) => {
          setOpen(false)
          setDone(true)
          calls.saveFile(file, exportFileName(site.name, username, today))
        }}
      />
    </PartCard>
  )
}

import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import type { DashboardSlice } from '#content/slices/slices.ts'
import type { AccountCalls } from './account-calls.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PartCard } from './part-card.tsx'

type DeleteCardProps = {
  readonly calls: Pick<AccountCalls, 'deleteAccount'>
  readonly content: DashboardSlice
  /** Called when the server has deleted the account. */
  readonly onDeleted: () => void
}

/** Deletes the account for good. */
export const DeleteCard = ({ calls, content, onDeleted }: DeleteCardProps) => {
  const { messages } = content
  const { login, privacy } = content.page.account
  const words = privacy.delete
  const [open, setOpen] = useState(false)
  return (
    <PartCard id="account-delete" level={3} heading={words.heading}>
      <p className={recipe('text', { width: 'measure' })}>{words.text}</p>
      <div>
        <Button variant="outline" tone="danger" icon="trash" onClick={() => setOpen(true)}>
          {words.button}
        </Button>
      </div>
      <ConfirmDialog
        id="delete"
        open={open}
        onClose={() => setOpen(false)}
        messages={messages}
        words={{ ...words.dialog, show: login.show_password, sending: messages.common.loading }}
        failed={{ failure: messages.account.delete_failed }}
        send={calls.deleteAccount}
        onDone={onDeleted}
      />
    </PartCard>
  )
}

import { useState, type ReactNode } from 'react'
import { Button } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import type { AccountSlice, SiteSlice } from '#content/slices/slices.ts'
import { capitalised } from '#engine/capitalised.ts'
import { fill } from '#engine/format.ts'
import { usePageTitle } from '#pages/page-title.ts'
import { FormColumn } from '#pages/session/form-column.tsx'

type Props = {
  readonly content: AccountSlice
  readonly site: SiteSlice
  readonly username: string
  /** The status of a result that waits on this device. */
  readonly note?: ReactNode
  /** Ends the login and leaves the page. */
  readonly onLogOut: () => Promise<void>
}

export const LogoutPage = ({ content, note, onLogOut, site, username }: Props) => {
  const { logout: words } = content
  const [busy, setBusy] = useState(false)
  usePageTitle(words.heading, site.site)
  const leave = () => {
    if (busy) return
    setBusy(true)
    void onLogOut()
  }
  return (
    <FormColumn
      site={site}
      heading={words.heading}
      picture={words.picture}
      isShort
      lead={fill(words.lead, { username: capitalised(username, content.locale) })}
      note={note}
      links={words.links}
    >
      <div className={recipe('stack', { gap: 'lg' })}>
        <p>{words.note}</p>
        <Button width="full" onClick={leave} aria-disabled={busy || undefined}>
          {busy ? words.sending : words.submit}
        </Button>
      </div>
    </FormColumn>
  )
}

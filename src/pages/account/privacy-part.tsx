/** The stored data of a user and their rights: consents, sessions, export, deletion. */
import { recipe, slots } from '#components/recipe.ts'
import type { DashboardSlice } from '#content/vite/slices.ts'
import type { AccountCalls } from './account-calls.ts'
import { ConsentsCard } from './consents-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

type PrivacyProps = {
  readonly content: DashboardSlice
  readonly calls: AccountCalls
  readonly now: () => Date
  /** The visitor's calendar day, YYYY-MM-DD. */
  readonly today: string
  /** How often the password was changed on this page. */
  readonly passwordChanges: number
  /** Called when the server has deleted the account. */
  readonly onDeleted: () => void
}

export const PrivacyPart = (props: PrivacyProps) => {
  const { heading, lead } = props.content.page.account.privacy
  return (
    <section className={slots('settings')('list')} aria-labelledby="account-privacy">
      <div className={recipe('stack', { gap: 'xs' })}>
        <h2 id="account-privacy">{heading}</h2>
        <p className={recipe('text', { tone: 'muted', width: 'measure' })}>{lead}</p>
      </div>
      <SessionsCard {...props} />
      {props.content.consents.length > 0 && <ConsentsCard {...props} />}
      <ExportCard {...props} />
      <DeleteCard {...props} />
    </section>
  )
}

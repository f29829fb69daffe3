/** The stored data of a user and their rights: consents, sessions, export, deletion. */
import { recipe, slots } from '#components/recipe.ts'
import type { DashboardSlice } from '#content/slices/slices.ts'
import type { AccountCalls } from './account-calls.ts'
import { ConsentsCard } from './consents-card.tsx'
import { DeleteCard } from './delete-card.tsx'
import { ExportCard } from './export-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

type PrivacyProps = {
  readonly content: DashboardSlice
  readonly calls: AccountCalls
  readonly username: string
  /** The visitor's calendar day, YYYY-MM-DD. */
  readonly today: string
  /** How often the password was changed on this page. */
  readonly passwordChanges: number
  /** How many results this tab has claimed. */
  readonly claims: number
  /** Called when the server has deleted the account. */
  readonly onDeleted: () => void
}

export const PrivacyPart = ({ calls, claims, content, onDeleted, passwordChanges, today, username }: PrivacyProps) => {
  const { heading, lead } = content.page.account.privacy
  return (
    <section className={slots('settings')('list')} aria-labelledby="account-privacy">
      <div className={recipe('stack', { gap: 'xs' })}>
        <h2 id="account-privacy">{heading}</h2>
        <p className={recipe('text', { tone: 'muted', width: 'measure' })}>{lead}</p>
      </div>
      <SessionsCard calls={calls} content={content} passwordChanges={passwordChanges} />
      {content.consents.length > 0 && <ConsentsCard calls={calls} claims={claims} content={content} />}
      <ExportCard calls={calls} content={content} today={today} username={username} />
      <DeleteCard calls={calls} content={content} onDeleted={onDeleted} />
    </section>
  )
}

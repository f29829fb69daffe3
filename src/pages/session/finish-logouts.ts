/** A logout that the server has not heard of: it is told as soon as it can be reached, on whatever page that is. */
import { endedLogins } from '#client/device/ended-logins.ts'
import { whenOnline } from '#client/browser/network.ts'

/** Once for each page that is loaded. Nothing more is fetched while there is nothing to tell. */
export const finishLogouts = (): void => {
  const tell = async (): Promise<void> => {
    if (endedLogins().length === 0) return
    const { sendPendingLogouts: tellServer } = await import('#client/calls/logout.ts')
    await tellServer()
  }
  const tryIt = () => {
    // What cannot be fetched now is fetched when the network is back.
    tell().catch(() => undefined)
  }
  tryIt()
  whenOnline(tryIt)
}

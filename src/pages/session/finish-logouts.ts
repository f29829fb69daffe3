/** Notifies the server of logouts that it has not received yet, as soon as it can be reached. */
import { endedLogins } from '#client/device/ended-logins.ts'
import { whenOnline } from '#client/browser/network.ts'

/** Called once for each page load. Loads no further code if there is nothing to do. */
export const finishLogouts = (): void => {
  const sendPending = async (): Promise<void> => {
    if (endedLogins().length === 0) return
    const { sendPendingLogouts } = await import('#client/calls/logout.ts')
    await sendPendingLogouts()
  }
  const tryIt = () => {
    // If the code cannot be loaded now, this runs again when the network is back.
    sendPending().catch(() => undefined)
  }
  tryIt()
  whenOnline(tryIt)
}

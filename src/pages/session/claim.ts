/** The claim actor of this tab, shared by all pages, so that retries continue across navigations. */
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { sessionContent } from 'virtual:content/session'
import { deviceStore } from '#client/device/device-store.ts'
import { whenOnline } from '#client/browser/network.ts'
import { wait } from '#client/browser/wait.ts'
import { claimMachineWith, type ClaimEnd, type ClaimEvent, type ClaimMachine } from '#machines/claim.machine.ts'
import type { Outcome } from '#types/failure.ts'
import { claimStoredResult } from './claim-stored-result.ts'
import { snapshotWhen } from './snapshot-when.ts'

export type ClaimActor = ActorRefFrom<ClaimMachine>

const longestWaitMs = 5000

let claiming: ClaimActor | null = null

export const claimOfTab = (): ClaimActor => {
  claiming ??= createActor(
    claimMachineWith({
      claim: fromPromise<Outcome<ClaimEnd>>(() => claimStoredResult(deviceStore(sessionContent.quiz_id))),
      wait: fromPromise<null, number>(({ input, signal }) => wait(input, signal)),
      watchNetwork: fromCallback<ClaimEvent>(({ sendBack }) =>
        whenOnline(() => {
          sendBack({ type: 'ONLINE' })
        }),
      ),
    }),
  ).start()
  return claiming
}

/**
 * Resolves when the first attempt has ended, or after a few seconds: the user should not wait longer. False: there was no result to
 * claim.
 */
export const claimNow = async (): Promise<boolean> => {
  const actor = claimOfTab()
  actor.send({ type: 'TRY' })
  await Promise.race([
    snapshotWhen(actor, (snapshot) => !snapshot.matches('claiming')),
    wait(longestWaitMs, new AbortController().signal),
  ])
  const snapshot = actor.getSnapshot()
  return !snapshot.matches('idle') || snapshot.context.end !== 'nothing'
}

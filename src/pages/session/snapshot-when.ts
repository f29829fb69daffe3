type Observed<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: (snapshot: Snapshot) => void) => { readonly unsubscribe: () => void }
}

/**
 * The first snapshot of a running actor that passes the test, be it the present one. XState's `waitFor` does the same, but is bundled with
 * what the quiz loads before the first question, which does not need it.
 */
export const snapshotWhen = <Snapshot>(
  actor: Observed<Snapshot>,
  test: (snapshot: Snapshot) => boolean,
): Promise<Snapshot> =>
  new Promise((resolve) => {
    const present = actor.getSnapshot()
    if (test(present)) {
      resolve(present)
      return
    }
    const subscription = actor.subscribe((snapshot) => {
      if (!test(snapshot)) return
      subscription.unsubscribe()
      resolve(snapshot)
    })
  })

/** Runs the form machine of a page and returns its state with a `send` function. */
import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { createActor, fromPromise, type PromiseActorLogic } from 'xstate'
import type { FormMachine } from '#machines/form.machine.ts'
import { serverFailure, type Outcome } from '#types/failure.ts'
import { snapshotWhen } from './snapshot-when.ts'

/** `machineWith`: makes the machine that submits with this call. */
export const useFormMachine = <Values, Reply>(
  machineWith: (call: PromiseActorLogic<Outcome<Reply>, Values>) => FormMachine,
  call: (values: Values) => Promise<Outcome<Reply>>,
) => {
  // Not stopped when the visitor leaves the page: the server may have done by then what was sent, and the reply to a login must be stored.
  const [actor] = useState(() => createActor(machineWith(fromPromise(({ input }) => call(input)))).start())
  const state = useSelector(actor, ({ value }) => value)
  const send = useCallback(
    async (values: Values): Promise<Outcome<Reply>> => {
      actor.send({ type: 'SUBMIT', values })
      const { context } = await snapshotWhen(actor, (snapshot) => !snapshot.matches('sending'))
      // XState cannot infer a machine with type parameters. Its outcomes are those of `call`.
      return (context.outcome ?? serverFailure) as Outcome<Reply>
    },
    [actor],
  )
  return { state, send }
}

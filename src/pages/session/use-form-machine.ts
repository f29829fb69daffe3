/** Runs the form machine of a page and returns its state with a `send` function. */
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import type { FormMachine } from '#machines/form.machine.ts'
import type { Outcome } from '#types/failure.ts'
import { snapshotWhen } from './snapshot-when.ts'

const unsent: Outcome<never> = { ok: false, failure: { kind: 'server' } }

/** `Reply`: the result type of the machine's actor. */
export const useFormMachine = <Values, Reply>(make: () => FormMachine) => {
  const [machine] = useState(make)
  const actor = useActorRef(machine)
  const state = useSelector(actor, ({ value }) => value)
  const send = useCallback(
    async (values: Values): Promise<Outcome<Reply>> => {
      actor.send({ type: 'SUBMIT', values })
      const { context } = await snapshotWhen(actor, (snapshot) => !snapshot.matches('sending'))
      return (context.outcome ?? unsent) as Outcome<Reply>
    },
    [actor],
  )
  return { state, send }
}

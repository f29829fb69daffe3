/** Which consents of a user are in force: a consent that was given for one report stands, even if it was declined for a later one. */
import type { FastifyInstance } from 'fastify'
import type { ConsentsReply, StoredConsent } from '#types/api.generated.ts'
import { userOf } from '#server/accounts/sessions.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { effectiveChoice } from '#server/results/results.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'
import { consentsOfUser } from '#server/store/submissions/reports.ts'
import { accountPath } from './account.ts'

const path = `${accountPath}/consents`

export const addConsentsRoute = (scope: FastifyInstance, { database }: Dependencies): void => {
  scope.get(
    path,
    {
      schema: userRouteSchema('Read the consents of the user', path, { 200: schemaRef('ConsentsReply') }),
    },
    async (request): Promise<ConsentsReply> => {
      const rows = await consentsOfUser(database.store, userOf(request).id)
      const chosen = rows
        .map((row): StoredConsent => ({ id: row.consent_id, ...effectiveChoice(row) }))
        .sort(declinedFirst)
      // The map keeps the last consent of each id: one that was agreed to, if there is any.
      return { consents: [...new Map(chosen.map((one) => [one.id, one])).values()] }
    },
  )
}

/** Declined first, then by time. */
const declinedFirst = (one: StoredConsent, other: StoredConsent): number =>
  one.choice === other.choice ? one.at.localeCompare(other.at) : one.choice === 'declined' ? -1 : 1

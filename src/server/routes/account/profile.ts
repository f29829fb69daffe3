/** Name, date of birth and gender of a user: all optional, and none of them changes a score. */
import type { FastifyInstance } from 'fastify'
import { birthDateProblem, nameProblem } from '#engine/account/account-rules.ts'
import type { ProfileRequest } from '#types/api.generated.ts'
import { dayOf } from '#server/operations/days.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { setProfile } from '#server/store/accounts/accounts.ts'
import { accountPath } from './account.ts'
import { problemsIn, succeeded } from './account-route-schema.ts'
import { userCall } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/profile`

export const addProfileRoute = (
  scope: FastifyInstance,
  { content, database, settings }: Parts,
  refuse: Refuse,
): void => {
  const { constants, messages, pages } = content
  const genders = new Set(pages.dashboard.account.profile.gender.options.map(({ id }) => id))
  scope.put<{ Body: ProfileRequest }>(
    path,
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: {
        ...userCall('Change the profile of the user', path, { 200: shape('SuccessReply') }, 'changes'),
        body: shape('ProfileRequest'),
      },
    },
    async (request, reply) => {
      const { birth_date, gender } = request.body
      const name = request.body.name.trim()
      const today = dayOf(settings.now(), constants.format.time_zone)
      const problems = problemsIn(messages.fields, {
        name: nameProblem(constants.accounts, name),
        birth_date: birthDateProblem(constants.accounts, birth_date, today),
        gender: gender === null || genders.has(gender) ? null : { key: 'gender_unknown', words: {} },
      })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })
      await setProfile(database.store, userOf(request).id, { name, birth_date, gender })
      return succeeded(messages.account.profile_saved)
    },
  )
}

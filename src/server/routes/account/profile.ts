/** Changes name, date of birth and gender: all optional, and none of them affects a score. */
import type { FastifyInstance } from 'fastify'
import { dayIn } from '#engine/format.ts'
import { birthDateProblem, nameProblem } from '#engine/account/account-rules.ts'
import type { ProfileRequest } from '#types/api.generated.ts'
import type { DependenciesWith } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { setProfile } from '#server/store/accounts/accounts.ts'
import { accountPath } from './account.ts'
import { fieldProblems, successReply } from './account-route-schema.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/profile`

export const addProfileRoute = (
  scope: FastifyInstance,
  { content, database, settings }: DependenciesWith<'accounts'>,
  refuse: Refuse,
): void => {
  const { constants, messages, pages } = content
  const genders = new Set(pages.dashboard.account.profile.gender.options.map(({ id }) => id))
  scope.put<{ Body: ProfileRequest }>(
    path,
    {
      schema: {
        ...userRouteSchema('Change the profile of the user', path, { 200: schemaRef('SuccessReply') }, 'changes'),
        body: schemaRef('ProfileRequest'),
      },
    },
    async (request, reply) => {
      const { birth_date, gender } = request.body
      const name = request.body.name.trim()
      const today = dayIn(settings.now(), content.site.time_zone)
      const problems = fieldProblems(messages.fields, {
        name: nameProblem(constants.accounts, name),
        birth_date: birthDateProblem(constants.accounts, birth_date, today),
        gender: gender === null || genders.has(gender) ? null : { key: 'gender_unknown', values: {} },
      })
      if (problems.length > 0) return refuse(reply, 'not_accepted', { problems })
      await setProfile(database.store, userOf(request).id, { name, birth_date, gender })
      database.scrub()
      return successReply(messages.account.profile_saved)
    },
  )
}

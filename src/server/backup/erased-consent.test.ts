import { expect, onTestFinished, test } from 'vitest'
import { contentVersion } from '#content/version.ts'
import { compileRules } from '#server/results/quiz-rules.ts'
import { consentSubject, erasureSubject } from '#server/store/operations/erasures.ts'
import { bareContent } from '#testing/samples/bare-content.ts'
import { databasesFor } from '#testing/server/databases.ts'
import { startServer, store } from '#testing/server/server.ts'
import type { SubmittedAnswer } from '#types/api.generated.ts'
import { applyErasures } from './erasures.ts'

test.each(databasesFor(import.meta.url))(
  'over $name, a withdrawal is repeated with a content that has lost its consents',
  async ({ place: makePlace }) => {
    const place = await makePlace()
    const server = await startServer(place)
    onTestFinished(async () => {
      await server.close()
      await place.remove()
    })
    const { id } = await store(server)
    const consent = server.content.consent.consents.find(({ covers }) => covers.length > 1) ?? expect.fail()
    const { hmacKey } = server.database.installation
    const erased = { kind: 'consent', key: consentSubject(id, consent.id) } as const
    const content = bareContent(server.content)
    const target = {
      database: server.database,
      hmacKey,
      photos: { delete: async () => undefined },
      rules: compileRules(content, contentVersion(content)),
    }
    const at = new Date(Date.now() + 1000).toISOString()
    const erasures = [{ id: 'one', kind: erased.kind, subject: erasureSubject(erased, hmacKey), at }]
    expect(await applyErasures(target, erasures)).toBe(1)
    const { answers } = await server.database.store
      .selectFrom('submissions')
      .select('answers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const left = JSON.parse(answers) as readonly SubmittedAnswer[]
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter(({ question }) => consent.covers.includes(question))).toEqual([])
  },
)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrations } from '#server/store/database/migrations.ts'
import { reportSummaries } from '#server/store/database/migrations/008-report-summaries.ts'
import { reportOverviews } from '#server/store/database/migrations/017-report-overviews.ts'
import { sql } from 'kysely'
import { overviewOf } from '#engine/result/texts/overview.ts'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { copyReport } from '#testing/server/many-reports.ts'
import { uploadPhotos, createReport } from '#testing/server/reports.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ExportReply, ReportsReply, ResultReply } from '#types/api.generated.ts'

const nothing = { answered: null, total: null, result_version: null, overview: null }

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
    user = await signUp(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const page = async (of: TestUser, query = '') => {
    const reply = await of.call('GET', `/users/reports/${of.id}${query}`)
    const link = /^<\/api(.+)>; rel="next"$/.exec(String(reply.headers['link'] ?? ''))?.[1]
    return { status: reply.statusCode, reports: reply.json<ReportsReply>(), next: link?.slice(link.indexOf('?')) }
  }
  const allPages = async (of: TestUser, first = '') => {
    const pages: ReportsReply[] = []
    for (let query: string | undefined = first; query !== undefined;) {
      const { next, reports } = await page(of, query)
      pages.push(reports)
      query = next
    }
    return pages
  }

  describe('of an account with 251 reports', () => {
    let id: string
    beforeAll(async () => {
      id = (await createReport(server, user)).id
      await copyReport(server.database.store, id, 250)
    })

    test('a request returns one page of the size that the content sets', async () => {
      const { next, reports } = await page(user)
      expect(reports).toHaveLength(server.content.constants.dashboard.reports_per_page)
      expect(reports[0]?.id).toBe(id)
      expect(next).toMatch(/^\?.*before=/)
    })

    test.each(['', '?limit=7', '?limit=100'])('all pages %s contain each report once, newest first', async (first) => {
      const pages = await allPages(user, first)
      const reports = pages.flat()
      expect(reports).toHaveLength(251)
      expect(new Set(reports.map((report) => report.id)).size).toBe(251)
      const times = reports.map(({ created_at }) => created_at)
      expect(times).toEqual(times.toSorted().toReversed())
      const size = Number(/\d+/.exec(first)?.[0] ?? server.content.constants.dashboard.reports_per_page)
      expect(pages.slice(0, -1).map((each) => each.length)).toEqual(
        Array.from({ length: pages.length - 1 }, () => size),
      )
    })

    test('the next page is right even if the last report of the previous one was deleted', async () => {
      const before = (await allPages(user, '?limit=10')).slice(0, 2)
      const first = await page(user, '?limit=10')
      const last = first.reports.at(-1)
      await server.database.store
        .deleteFrom('submissions')
        .where('id', '=', last?.id ?? '')
        .execute()
      expect((await page(user, first.next)).reports).toEqual(before[1])
    })

    test.each([
      '?limit=0',
      '?limit=101',
      '?limit=ten',
      '?limit=-1',
      '?before=now',
      '?before=2025-01-01T00:00:00.000Z',
      '?befor=2025-01-01T00:00:00.000Z_r1',
      `?before=2025-01-01T00:00:00.000Z_${'x'.repeat(100)}`,
    ])('%s is refused', async (query) => {
      expect((await page(user, query)).status).toBe(400)
    })

    test('the export contains all of them', async () => {
      const count = (await allPages(user, '?limit=100')).flat().length
      const path = `/users/account/${user.id}/export`
      const reply = await user.call('POST', path, { payload: { password: user.password } })
      const { reports } = reply.json<ExportReply>()
      expect(new Set(reports.map((report) => report.id)).size).toBe(count)
      expect(reports[0]?.id).toBe(id)
    })
  })

  describe('the summary of a report', () => {
    let one: TestUser
    let id: string
    let summary: ReportsReply[number] | undefined
    beforeAll(async () => {
      one = await signUp(server)
      id = (await createReport(server, one)).id
      await uploadPhotos(server, one, id)
      summary = (await page(one)).reports[0]
    })
    const setColumns = (columns: Partial<typeof nothing>) =>
      server.database.store.updateTable('submissions').set(columns).where('id', '=', id).execute()

    test('matches its result', async () => {
      const { photos, result } = (await one.call('GET', `/quiz/submissions/${id}`)).json<ResultReply>()
      expect(summary).toMatchObject({
        id,
        answered: result.answered,
        total: result.total,
        content_version: result.content_version,
        photos: photos.length,
        overview: overviewOf(result),
      })
      expect(misfits('ReportSummary', summary)).toEqual([])
      expect(summary?.overview.scores).toHaveLength(server.content.scores.scores.length)
      expect(summary?.overview.scores.some(({ value }) => value !== null)).toBe(true)
    })

    test('is read without the result', async () => {
      const { store } = server.database
      const select = store.selectFrom('submissions').select('result').where('id', '=', id)
      const { result } = await select.executeTakeFirstOrThrow()
      const write = (text: string) => store.updateTable('submissions').set({ result: text }).where('id', '=', id)
      await write('not JSON').execute()
      expect((await page(one)).reports).toEqual([summary])
      await write(result).execute()
    })

    test.each([nothing, { overview: null }])('is the same for a row of an earlier version: %o', async (columns) => {
      await setColumns(columns)
      expect((await page(one)).reports).toEqual([summary])
    })

    test('is the same for a row from before the column of its overview', async () => {
      const up = 'up' in reportOverviews ? reportOverviews.up : undefined
      await server.database.store.transaction().execute(async (transaction) => {
        await transaction.schema.alterTable('submissions').dropColumn('overview').execute()
        await up?.(transaction)
      })
      expect(migrations).toContain(reportOverviews)
      expect((await page(one)).reports).toEqual([summary])
    })

    test('is filled in by the migration', async () => {
      await setColumns(nothing)
      const up = 'up' in reportSummaries ? reportSummaries.up : undefined
      await server.database.store.transaction().execute(async (transaction) => {
        for (const name of ['answered', 'total', 'result_version'])
          await transaction.schema.alterTable('submissions').dropColumn(name).execute()
        await up?.(transaction)
      })
      expect(migrations).toContain(reportSummaries)
      const { rows } = await sql<Omit<typeof nothing, 'overview'>>`
        select answered, total, result_version from submissions where id = ${id}`.execute(server.database.store)
      expect(rows).toEqual([
        { answered: summary?.answered, total: summary?.total, result_version: summary?.content_version },
      ])
      expect((await page(one)).reports).toEqual([summary])
    })

    test('changes when a consent is withdrawn', async () => {
      const consent = server.content.consent.consents.find(({ covers }) => covers.some((what) => what !== 'photos'))
      const path = `/quiz/submissions/${id}/consents/${consent?.id}`
      const { result } = (await one.call('PUT', path, { payload: { choice: 'declined' } })).json<ResultReply>()
      expect(result.answered).toBeLessThan(summary?.answered ?? 0)
      const [after] = (await page(one)).reports
      expect(after?.answered).toBe(result.answered)
      expect(after?.overview).toEqual(overviewOf(result))
    })
  })
})

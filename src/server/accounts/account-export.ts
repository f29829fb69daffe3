/** Streams all data of an account as JSON. At most one photo is in memory. */
import type { ExportedLogin, ExportedPhoto, ExportedReport, ExportReply } from '#types/api.generated.ts'
import { accountReply } from './account-reply.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { storedAnswers, storedResult } from '#server/results/results.ts'
import {
  browsersOf,
  type LoginForExport,
  loginsOf,
  type ReportForExport,
  reportForExport,
} from '#server/store/accounts/exports.ts'
import { reportIdsOf } from '#server/store/submissions/reports.ts'
import type { PhotoRow, UserRow } from '#server/store/database/tables.ts'

type Sources = Pick<Dependencies, 'database' | 'photos'>

/** Yields the text of one `ExportReply` in chunks. */
export async function* accountExport({ database, photos }: Sources, user: UserRow, now: Date): AsyncGenerator<string> {
  const { store } = database
  const head: Omit<ExportReply, 'reports'> = {
    exported_at: now.toISOString(),
    id: user.id,
    registered_at: user.created_at,
    last_active_at: user.last_active_at,
    account: accountReply(user),
    logins: (await loginsOf(store, user.id)).map(exportedLogin),
    known_browsers: (await browsersOf(store, user.id)).map(({ created_at, last_used_at }) => ({
      first_login_at: created_at,
      last_login_at: last_used_at,
    })),
  }
  yield openObject(head, 'reports')
  let between = ''
  for await (const id of reportIdsOf(store, user.id)) {
    const held = await reportForExport(store, user.id, id)
    if (!held) continue
    yield `${between}\n${openObject(exportedReport(held), 'photos')}`
    yield* exportPhotos(held.photos, photos)
    yield ']}'
    between = ','
  }
  yield ']}\n'
}

/** JSON of an object up to the opening bracket of its last member, the array `list`. */
const openObject = (head: object, list: string): string =>
  `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(list)}:[`

async function* exportPhotos(rows: readonly PhotoRow[], photos: Sources['photos']): AsyncGenerator<string> {
  let between = ''
  for (const row of rows) {
    const bytes = await photos.get(row.file)
    // Deleted since the rows were read.
    if (!bytes) continue
    yield `${between}\n${JSON.stringify(exportedPhoto(row, bytes))}`
    between = ','
  }
}

const exportedLogin = ({ created_at, last_used_at, ends_at, browser, system }: LoginForExport): ExportedLogin => ({
  started_at: created_at,
  last_used_at,
  ends_at,
  browser,
  system,
})

const exportedReport = ({ submission, consents, rating }: ReportForExport): Omit<ExportedReport, 'photos'> => ({
  id: submission.id,
  created_at: submission.created_at,
  seconds: submission.seconds,
  answers: [...storedAnswers(submission)],
  result: storedResult(submission),
  consents: consents.map(({ consent_id: id, version, words, choice, at, withdrawn_at }) => ({
    id,
    version,
    words,
    choice: choice === 'agreed' ? 'agreed' : 'declined',
    at,
    withdrawn_at,
  })),
  rating: rating ? { stars: rating.stars, comment: rating.comment, updated_at: rating.updated_at } : null,
})

const exportedPhoto = ({ view, created_at, width, height }: PhotoRow, bytes: Uint8Array): ExportedPhoto => ({
  view,
  created_at,
  width,
  height,
  data: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`,
})

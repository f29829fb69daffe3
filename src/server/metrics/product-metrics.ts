/** Gauges to alert on: unsent mails, cleanup that does not run, growing queues, full disks. */
import { hasModule } from '#content/modules.ts'
import { cleanupReport } from '#server/cleanup/report.ts'
import type { Disks } from '#server/operations/free-space.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { waitingPasswords } from '#server/accounts/passwords.ts'
import type { Metrics } from './metrics.ts'

export const addProductMetrics = (
  metrics: Pick<Metrics, 'gauge'>,
  { content, database, jobNames, settings, outbox, pictures }: Omit<Dependencies, 'photos'>,
  disks: Disks | null,
): void => {
  if (content.emails.length > 0) {
    metrics.gauge('quiz_outbox_waiting', 'Mails that wait to be sent, over all servers.', async () => [
      { value: (await outbox.state()).waiting },
    ])
    metrics.gauge('quiz_outbox_oldest_seconds', 'Age of the oldest mail that waits; 0 when none does.', async () => {
      const { oldest } = await outbox.state()
      return [{ value: oldest === null ? 0 : Math.max(0, (settings.now().getTime() - Date.parse(oldest)) / 1000) }]
    })
    metrics.gauge('quiz_mails_given_up', 'Mails that this process has given up since its start.', async () => [
      { value: (await outbox.state()).givenUp },
    ])
  }
  metrics.gauge(
    'quiz_cleanup_last_finished_timestamp_seconds',
    'When each cleanup job last ended, on whichever server; missing for a job that never has.',
    async () =>
      (await cleanupReport(database.store, jobNames)).flatMap(({ name, last_finished }) =>
        last_finished === null ? [] : [{ value: Date.parse(last_finished) / 1000, labels: { job: name } }],
      ),
    ['job'],
  )
  metrics.gauge(
    'quiz_cleanup_ok',
    '1 when the last run of a cleanup job ended well, 0 when it failed or stopped itself; missing for a job that never ran.',
    async () =>
      (await cleanupReport(database.store, jobNames)).flatMap(({ name, outcome }) =>
        outcome === 'never' ? [] : [{ value: outcome === 'ok' ? 1 : 0, labels: { job: name } }],
      ),
    ['job'],
  )
  if (hasModule(content, 'accounts'))
    metrics.gauge('quiz_password_checks_waiting', 'Passwords that wait to be hashed or compared.', () => [
      { value: waitingPasswords() },
    ])
  if (hasModule(content, 'photos'))
    metrics.gauge('quiz_pictures_waiting', 'Photos that have arrived and wait to be decoded.', () => [
      { value: pictures.waiting() },
    ])
  metrics.gauge(
    'quiz_free_bytes',
    'Free bytes of the disks that hold the photos and the database, where they are on this machine.',
    async () => {
      const held = [
        { holds: 'photos', folder: disks?.photos },
        { holds: 'database', folder: disks?.database },
      ]
      const found = held.flatMap(({ holds, folder }) =>
        disks && folder ? [disks.freeBytes(folder).then((value) => ({ value, labels: { holds } }))] : [],
      )
      return Promise.all(found)
    },
    ['holds'],
  )
}

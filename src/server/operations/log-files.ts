/**
 * Daily log files in LOG_DIR, deleted after the retention periods of the content. Lines with the field `event` are security events,
 * which are kept longer. Writes are synchronous, so that the lines before a crash are not lost.
 */
import { appendFileSync, closeSync, openSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '#types/content.generated.ts'
import type { LogStream } from './logging.ts'
import { isDetail, type LogRoom, roomLine, watchLogRoom } from './log-room.ts'
import { addMonths, utcDay } from './calendar.ts'
import { day as dayMs } from './durations.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from './error-code.ts'
import { makeFolder } from './make-folder.ts'

type Periods = Pick<Content['constants']['retention'], 'access_log_days' | 'security_log_months'>
type Kind = 'server' | 'security'
type OpenDay = { readonly day: string; readonly files: Readonly<Record<Kind, number>> }

export type LogFiles = LogStream & { readonly close: () => void }

const kinds = ['server', 'security'] as const

/** `onFailure` gets the lines that cannot be written: a full disk must not fail requests. */
export const openLogFiles = (
  folder: string,
  periods: Periods,
  now: () => Date,
  onFailure: (line: string) => void,
  room: LogRoom,
): LogFiles => {
  let open: OpenDay | null = null
  const roomNow = watchLogRoom(room)

  const openDay = (time: Date): OpenDay => {
    makeFolder(folder)
    return { day: utcDay(time), files: openFiles(folder, utcDay(time)) }
  }
  /** Each server does this for its own folder. If old files cannot be deleted, lines are still written, and it is tried again the next day. */
  const deleteExpired = (time: Date): void => {
    try {
      deleteOld(folder, periods, time)
    } catch (error) {
      onFailure(
        `${JSON.stringify({ level: 'error', msg: 'old log files cannot be deleted', code: errorCode(error) })}\n`,
      )
    }
  }
  const close = (): void => {
    for (const kind of open ? kinds : []) if (open) closeSync(open.files[kind])
    open = null
  }

  try {
    open = openDay(now())
  } catch (error) {
    throw startFailure(`LOG_DIR: log files cannot be written to ${folder} (${errorCode(error)}). Give another folder.`)
  }
  deleteExpired(now())
  return {
    write: (line) => {
      try {
        const time = now()
        if (open?.day !== utcDay(time)) {
          close()
          open = openDay(time)
          deleteExpired(time)
        }
        const isEvent = isSecurityEvent(line)
        const { isFull, hasChanged } = roomNow()
        if (hasChanged) appendFileSync(open.files.server, roomLine(isFull, time))
        if (!isFull || isEvent || !isDetail(line)) appendFileSync(open.files[isEvent ? 'security' : 'server'], line)
      } catch {
        onFailure(line)
      }
    },
    close,
  }
}

/** Opens all files or none: otherwise each failed attempt to write a line would leave another file open. */
const openFiles = (folder: string, day: string): OpenDay['files'] => {
  const fileOf = (kind: Kind): number => openSync(join(folder, `${kind}-${day}.log`), 'a', 0o600)
  const server = fileOf('server')
  try {
    return { server, security: fileOf('security') }
  } catch (error) {
    closeSync(server)
    throw error
  }
}

/** The substring test is a fast filter; parsing distinguishes a field from a text that contains the same characters. */
const isSecurityEvent = (line: string): boolean => {
  if (!line.includes('"event":')) return false
  try {
    return Object.hasOwn(JSON.parse(line) as object, 'event')
  } catch {
    return false
  }
}

/** A file is deleted when its first line has reached the retention period. */
const deleteOld = (folder: string, { access_log_days, security_log_months }: Periods, time: Date): void => {
  const last: Readonly<Record<Kind, string>> = {
    server: utcDay(new Date(time.getTime() - access_log_days * dayMs)),
    security: utcDay(addMonths(time, -security_log_months)),
  }
  for (const name of readdirSync(folder)) {
    const [, kind, day] = /^(server|security)-(\d{4}-\d{2}-\d{2})\.log$/.exec(name) ?? []
    if (day !== undefined && day <= last[kind === 'security' ? 'security' : 'server'])
      rmSync(join(folder, name), { force: true })
  }
}

/** What the server is made of. Tests put in what they like. */
import type { Content } from '#types/content.generated.ts'
import type { ErasureLog } from './erasures/erasure-log.ts'
import type { LoadLimits } from './http/limits/load.ts'
import type { LogStream } from './operations/logging.ts'
import type { Outbox } from './mail/outbox.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PhotoFiles } from './photos/photo-files.ts'
import type { PictureQueue } from './photos/picture-queue.ts'
import type { Redraw } from './photos/pictures.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import type { RulesContent } from './results/quiz-rules.ts'
import type { Disks, FreeSpace } from './operations/free-space.ts'
import type { Database } from './store/database/database.ts'
import type { StorageLimits } from './config/storage-limits.ts'
import type { UploadLimits } from './photos/uploads.ts'

export type ServerContent = RulesContent & Pick<Content, 'constants' | 'site' | 'emails' | 'pages'>

export type Settings = {
  /** The address that visitors type. null: not known, so nothing is said about https. */
  readonly publicUrl: URL | null
  /** Where this process can be reached while `publicUrl` is not known: links in mails begin with it. */
  readonly ownAddress: () => string
  readonly logLevel: string
  readonly logStream?: LogStream
  readonly rateLimitPerMinute: number
  readonly storage: StorageLimits
  readonly trustProxy: false | string
  readonly uploads: UploadLimits
  readonly load: LoadLimits
  /** The built site. null: the calls only. */
  readonly siteFolder: string | null
  readonly now: () => Date
  /** How long after the start the cleanup jobs run for the first time. null: only when they are asked to. */
  readonly cleanupAfterMs: number | null
  /** When a larger share of the photo files has no row, that is taken for a mistake, and none is moved. */
  readonly maxOrphanPercent: number
  /** True once the process has been asked to end. */
  readonly isStopping: () => boolean
}

export type ExternalDependencies = {
  readonly content: ServerContent
  readonly version: string
  readonly database: Database
  readonly photos: PhotoStore
  readonly mail: MailTransport
  /** What people have deleted, outside of the database. */
  readonly erasureLog: ErasureLog
  /** How pictures are decoded. Without it: in this process. */
  readonly redraw?: Redraw
  /** Without it nothing is measured. */
  readonly metrics?: Metrics | null
  /** Without them nothing is local: free space is not looked at. */
  readonly disks?: Disks | null
  readonly settings: Settings
}

export type Dependencies = Omit<ExternalDependencies, 'photos' | 'disks' | 'redraw'> & {
  readonly photos: PhotoFiles
  readonly pictures: PictureQueue
  readonly outbox: Outbox
  readonly freeSpace: FreeSpace
}

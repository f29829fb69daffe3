/** What `buildApp` gets from outside (`ExternalDependencies`) and what the routes work with (`Dependencies`). */
import type { FastifyServerOptions } from 'fastify'
import type { ContentWith } from '#content/modules.ts'
import type { Content, ModuleName } from '#types/content.generated.ts'
import type { ErasureLog } from './erasures/erasure-log.ts'
import type { LoadLimits } from './http/limits/load.ts'
import type { LogStream } from './operations/logging.ts'
import type { Outbox } from './mail/outbox.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PhotoFiles } from './photos/photo-files.ts'
import type { PictureQueue } from './photos/picture-queue.ts'
import type { Reencode } from './photos/pictures.ts'
import type { PhotoStore } from './photos/photo-store.ts'
import type { RulesContent } from './results/quiz-rules.ts'
import type { Disks, FreeSpace } from './operations/free-space.ts'
import type { Database } from './store/database/database.ts'
import type { StorageLimits } from './config/storage-limits.ts'
import type { UploadLimits } from './photos/uploads.ts'

export type ServerContent = RulesContent &
  Pick<Content, 'brand' | 'constants' | 'site' | 'emails' | 'pages' | 'modules'>

export type Settings = {
  /** Origin that visitors use. null: unknown, so cookies and headers do not assume https. */
  readonly publicUrl: URL | null
  /** Origin of links in mails while `publicUrl` is unknown. */
  readonly ownAddress: () => string
  readonly logLevel: string
  readonly logStream?: LogStream
  readonly rateLimitPerMinute: number
  readonly storage: StorageLimits
  readonly trustProxy: false | string
  readonly uploads: UploadLimits
  readonly load: LoadLimits
  /** Folder of the built site. null: serve the API only. */
  readonly siteFolder: string | null
  /** False: the service worker is removed from every browser that has it. */
  readonly offlineQuiz: boolean
  readonly now: () => Date
  /** Delay of the first cleanup run after the start. null: cleanup only runs when it is called. */
  readonly cleanupAfterMs: number | null
  /** In percent. If more photo files than this have no row, the cleanup assumes a wrong configuration and moves none. */
  readonly maxOrphanPercent: number
  /** True from the first SIGTERM or SIGINT on. */
  readonly isStopping: () => boolean
}

export type ExternalDependencies = {
  readonly content: ServerContent
  readonly version: string
  readonly database: Database
  readonly photos: PhotoStore
  readonly mail: MailTransport
  /** Record of deletions, kept outside the database. */
  readonly erasureLog: ErasureLog
  /** Decodes and re-encodes photos. Default: in this process. */
  readonly reencode?: Reencode
  /** Makes the functions that validate requests. Default: each server has its own. */
  readonly schemaController?: FastifyServerOptions['schemaController']
  /** Default: no metrics. */
  readonly metrics?: Metrics | null
  /** Default: free disk space is not checked. */
  readonly disks?: Disks | null
  readonly settings: Settings
}

export type Dependencies = Omit<ExternalDependencies, 'photos' | 'disks' | 'reencode' | 'schemaController'> & {
  readonly photos: PhotoFiles
  readonly pictures: PictureQueue
  readonly outbox: Outbox
  readonly freeSpace: FreeSpace
  /** The names of the cleanup jobs of this content. */
  readonly jobNames: readonly string[]
}

/** The dependencies of routes that belong to a module of the content. They are added only if the content has the module. */
export type DependenciesWith<Module extends ModuleName> = Omit<Dependencies, 'content'> & {
  readonly content: ContentWith<Module, ServerContent>
}

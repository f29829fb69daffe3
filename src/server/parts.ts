/** What the server is made of. Tests put in what they like. */
import type { Content } from '#types/content.generated.ts'
import type { LogStream } from './logging.ts'
import type { PhotoStore } from './photo-store.ts'
import type { RulesContent } from './quiz-rules.ts'
import type { Database } from './store/database.ts'

export type ServerContent = RulesContent & Pick<Content, 'constants' | 'site'>

export type Settings = {
  /** The address that visitors type. null: not known, so nothing is said about https. */
  readonly publicUrl: URL | null
  readonly logLevel: string
  readonly logStream?: LogStream
  readonly rateLimitPerMinute: number
  readonly trustProxy: false | string
  /** The built site. null: the calls only. */
  readonly siteFolder: string | null
  readonly now: () => Date
  /** True once the process has been asked to end. */
  readonly isStopping: () => boolean
}

export type Parts = {
  readonly content: ServerContent
  readonly version: string
  readonly database: Database
  readonly photos: PhotoStore
  readonly settings: Settings
}

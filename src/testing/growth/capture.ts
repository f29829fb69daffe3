/** Notes every statement that a server sends, so that its plan can be looked at. */
import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from '#server/store/database/database.ts'

export type Dialect = 'sqlite' | 'postgres'
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

export type Capture = {
  readonly wrap: (database: Database) => Database
  /** What was sent while `work` ran. */
  readonly during: (work: () => Promise<unknown>) => Promise<readonly Statement[]>
}

const compilers = { sqlite: new SqliteQueryCompiler(), postgres: new PostgresQueryCompiler() } as const

/** A plugin sees the statements of transactions too, and the raw ones. */
export const createCapture = (dialect: Dialect): Capture => {
  let statements: Statement[] | null = null
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => {
      if (statements) {
        const { sql, parameters } = compilers[dialect].compileQuery(node, queryId)
        statements.push({ sql, parameters })
      }
      return node
    },
    transformResult: async ({ result }: PluginTransformResultArgs) => result,
  }
  return {
    wrap: (database) => ({ ...database, store: database.store.withPlugin(plugin) }),
    during: async (work) => {
      const seen: Statement[] = []
      statements = seen
      await work().finally(() => (statements = null))
      return seen
    },
  }
}

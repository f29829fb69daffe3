/** Records every statement that a server executes, so that its query plan can be checked. */
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
  /** Returns the statements that were executed while `work` ran. */
  readonly during: (work: () => Promise<unknown>) => Promise<readonly Statement[]>
}

const compilers = { sqlite: new SqliteQueryCompiler(), postgres: new PostgresQueryCompiler() } as const

/** A Kysely plugin also sees raw statements and those inside transactions. */
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

/** Running servers. Each updates its row regularly; a killed one leaves a row that expires. */
import type { ServerRow, Store } from '#server/store/database/tables.ts'

/** Adds a server or updates when it was seen. */
export const recordServer = async (store: Store, server: ServerRow): Promise<void> => {
  const { seen_at } = server
  await store
    .insertInto('servers')
    .values(server)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
    .execute()
}

/** Servers other than `id` that were seen after `since`. */
export const otherServers = (store: Store, id: string, since: string): Promise<ServerRow[]> =>
  store.selectFrom('servers').selectAll().where('id', '!=', id).where('seen_at', '>', since).execute()

export const removeServer = async (store: Store, id: string): Promise<void> => {
  await store.deleteFrom('servers').where('id', '=', id).execute()
}

export const deleteServersBefore = async (store: Store, seen: string): Promise<void> => {
  await store.deleteFrom('servers').where('seen_at', '<=', seen).execute()
}

import { open } from 'node:fs/promises'

/** Makes new and renamed entries of a folder durable (fsync(2)): without this, a new file can be gone after a power failure. */
export const syncFolder = async (folder: string): Promise<void> => {
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

import { trustedScript } from './trusted-script.ts'

/** Starts a module worker. null: the browser has no workers, or refuses to start one. */
export const startWorker = (url: string): Worker | null => {
  try {
    return new Worker(trustedScript(url), { type: 'module' })
  } catch {
    return null
  }
}

/**
 * Decodes pictures in a child process. Decoding is native code with untrusted input, so a crash must not end the server; and its
 * allocator keeps used memory, which returns to the system only when the process ends.
 */
import { fork, type ChildProcess } from 'node:child_process'
import type { Picture, Reencode } from './pictures.ts'

export type PictureRequest = { readonly id: number; readonly bytes: Uint8Array }
export type PictureReply = { readonly id: number; readonly picture: Picture | null }

export type PictureProcess = {
  readonly reencode: Reencode
  /** The id of the running process. Undefined: none is running. */
  readonly pid: () => number | undefined
  readonly close: () => void
}

type Job = {
  readonly bytes: Uint8Array
  readonly settle: (picture: Picture | null) => void
  /** Number of processes that ended while they decoded it. */
  crashes: number
}

/** `entry`: path of the built picture-process-main.ts. The process starts with the first picture and ends after `idleMs` without one. */
export const openPictureProcess = (entry: string, idleMs = 30_000): PictureProcess => {
  const jobs = new Map<number, Job>()
  let lastId = 0
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const start = (): ChildProcess => {
    const started = fork(entry, {
      serialization: 'advanced',
      // By default glibc creates many arenas for threads and keeps their memory (mallopt(3), M_ARENA_MAX).
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      execArgv: [],
    })
    // The child process must not keep the server alive.
    started.unref()
    started.channel?.unref()
    started.on('message', ({ id, picture }: PictureReply) => {
      jobs.get(id)?.settle(picture)
      jobs.delete(id)
      if (jobs.size === 0) idle = setTimeout(stop, idleMs).unref()
    })
    // Errors of starting and sending are followed by 'close'.
    started.on('error', () => undefined)
    started.once('close', () => {
      if (child !== started) return
      child = null
      retry()
    })
    return started
  }

  /** A picture that crashed two processes is treated as one that cannot be decoded. */
  const retry = (): void => {
    for (const [id, job] of jobs) {
      job.crashes += 1
      if (job.crashes < 2) send(id, job)
      else {
        jobs.delete(id)
        job.settle(null)
      }
    }
  }

  const send = (id: number, { bytes }: Job): void => {
    child ??= start()
    child.send({ id, bytes } satisfies PictureRequest, () => undefined)
  }

  const stop = (): void => {
    const ended = child
    child = null
    if (ended?.connected) ended.disconnect()
  }

  return {
    reencode: (bytes) =>
      new Promise((settle) => {
        clearTimeout(idle)
        const job: Job = { bytes, settle, crashes: 0 }
        const id = (lastId += 1)
        jobs.set(id, job)
        send(id, job)
      }),
    pid: () => child?.pid,
    close: () => {
      clearTimeout(idle)
      stop()
    },
  }
}

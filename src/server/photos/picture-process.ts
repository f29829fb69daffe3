/**
 * Decodes pictures in a process of its own. Decoding is native code that works on what strangers send, and the allocator keeps
 * the memory that it has used: a crash ends this process only, and its memory goes back to the system when it ends.
 */
import { fork, type ChildProcess } from 'node:child_process'
import type { Picture, Reencode } from './pictures.ts'

export type PictureRequest = { readonly id: number; readonly bytes: Uint8Array }
export type PictureReply = { readonly id: number; readonly picture: Picture | null }

export type PictureProcess = {
  readonly reencode: Reencode
  /** The id of the running process. */
  readonly pid: () => number | undefined
  readonly close: () => void
}

type Job = {
  readonly bytes: Uint8Array
  readonly settle: (picture: Picture | null) => void
  /** Processes that have ended while they had it. */
  crashes: number
}

/** `entry`: the built picture-process-main.ts. The process starts with the first picture and ends after `idleMs` without one. */
export const openPictureProcess = (entry: string, idleMs = 30_000): PictureProcess => {
  const jobs = new Map<number, Job>()
  let lastId = 0
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const start = (): ChildProcess => {
    const started = fork(entry, {
      serialization: 'advanced',
      // glibc gives each thread a heap of its own, and keeps what each has used.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      execArgv: [],
    })
    // It keeps no server alive that wants to end.
    started.unref()
    started.channel?.unref()
    started.on('message', ({ id, picture }: PictureReply) => {
      jobs.get(id)?.settle(picture)
      jobs.delete(id)
      if (jobs.size === 0) idle = setTimeout(stop, idleMs).unref()
    })
    // A failure to start or to send is followed by its end as well.
    started.on('error', () => undefined)
    started.once('close', () => {
      if (child !== started) return
      child = null
      retry()
    })
    return started
  }

  /** A picture that has ended two processes is taken for one that cannot be decoded. */
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

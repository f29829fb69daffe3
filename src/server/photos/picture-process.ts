/**
 * Decodes pictures in a child process. Decoding is native code with untrusted input, so a crash must not end the server. Its
 * allocator also keeps used memory, which returns to the system only when the process ends.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { pictureEnvironment } from './picture-environment.ts'
import type { Reencode, Reencoded } from './pictures.ts'

export type PictureRequest = { readonly id: number; readonly bytes: Uint8Array }
/** `failure`: why the decoder could not be loaded. */
export type PictureReply =
  | { readonly id: number; readonly picture: Reencoded }
  | { readonly id: number; readonly failure: string }

export type PictureProcess = {
  readonly reencode: Reencode
  /** The id of the running process. Undefined: none is running. */
  readonly pid: () => number | undefined
  readonly close: () => void
}

type Job = {
  readonly bytes: Uint8Array
  readonly settle: (outcome: Reencoded | Error) => void
  /** A process ended while it decoded this picture, alone or with others, so the picture now runs alone. */
  isSuspect: boolean
  /** Number of processes that ended while they decoded only this picture. */
  crashes: number
  deadline?: NodeJS.Timeout
}

type Times = {
  /** The process ends when it had no picture for this long. */
  readonly idleMs?: number
  /** A process that decodes one picture for this long is killed: the timeout of the library takes effect only between its steps. */
  readonly maxMs?: number
}

/** `entry`: path of the built picture-process-main.ts. The process starts with the first picture. */
export const openPictureProcess = (entry: string, { idleMs = 30_000, maxMs = 20_000 }: Times = {}): PictureProcess => {
  const waiting = new Map<number, Job>()
  const running = new Map<number, Job>()
  let lastId = 0
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  const start = (): ChildProcess => {
    const started = fork(entry, {
      serialization: 'advanced',
      env: pictureEnvironment(process.env),
      execArgv: [],
    })
    // The child process must not keep the server alive.
    started.unref()
    started.channel?.unref()
    started.on('message', (reply: PictureReply) => {
      const hasFailed = 'failure' in reply
      settle(reply.id, hasFailed ? new Error(reply.failure) : reply.picture)
      // A failed import is not tried again by the same process.
      if (hasFailed && running.size === 0) stop()
      runNext()
      if (child && running.size === 0) idle = setTimeout(stop, idleMs).unref()
    })
    // Errors when starting or sending are followed by 'close'.
    started.on('error', () => undefined)
    started.once('close', () => {
      if (child !== started) return
      child = null
      handleEnd(!started.killed)
      runNext()
    })
    return started
  }

  const settle = (id: number, outcome: Reencoded | Error): void => {
    const job = running.get(id)
    clearTimeout(job?.deadline)
    running.delete(id)
    job?.settle(outcome)
  }

  /**
   * A picture that crashed two processes on its own is treated as one that cannot be decoded. If several were being decoded, any of them
   * may have been the cause: none is blamed, and each then runs alone. When a process is killed because one picture took too long, that
   * says nothing about the others.
   */
  const handleEnd = (hasCrashed: boolean): void => {
    const [only, ...others] = running.values()
    if (hasCrashed && only && others.length === 0) only.crashes += 1
    for (const [id, job] of running) {
      clearTimeout(job.deadline)
      job.isSuspect ||= hasCrashed
      if (job.crashes < 2) waiting.set(id, job)
      else job.settle(null)
    }
    running.clear()
  }

  /** Suspects go first, one at a time; while one runs, nothing else does. */
  const runNext = (): void => {
    if (areSuspects(running)) return
    const suspect = [...waiting].find(([, job]) => job.isSuspect)
    if (!suspect) for (const [id, job] of waiting) run(id, job)
    else if (running.size === 0) run(...suspect)
  }

  const run = (id: number, job: Job): void => {
    waiting.delete(id)
    running.set(id, job)
    send(id, job)
    job.deadline = setTimeout(() => {
      settle(id, 'timeout')
      // The next process decodes the pictures that were running beside it.
      child?.kill('SIGKILL')
    }, maxMs).unref()
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
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        const settle = (outcome: Reencoded | Error): void =>
          outcome instanceof Error ? reject(outcome) : resolve(outcome)
        waiting.set((lastId += 1), { bytes, settle, isSuspect: false, crashes: 0 })
        runNext()
      }),
    pid: () => child?.pid,
    close: () => {
      clearTimeout(idle)
      stop()
    },
  }
}

const areSuspects = (jobs: ReadonlyMap<number, Job>): boolean => [...jobs.values()].some(({ isSuspect }) => isSuspect)

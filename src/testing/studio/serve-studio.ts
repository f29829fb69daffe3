/** A studio on a content folder of its own, listening on a free port. */
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import type { Draft } from '#editing/draft.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { openStudio } from '#studio-server/open-studio.ts'

export type ServedStudio = {
  readonly folder: string
  readonly address: string
  /** Calls the API below /studio/api. Returns parsed JSON, text if the reply is not JSON, and null if it is empty. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply>
  readonly newDraft: (name?: string) => Promise<Draft>
  /** Saves acts at the end of the draft. */
  readonly save: (draft: Draft, ...acts: readonly Act[]) => Promise<Draft>
}
type Json = Readonly<Record<string, unknown>> | null
export type Reply = { readonly status: number; readonly body: Json; readonly headers: Headers }

type Cleanup = (clean: () => Promise<void>) => void

/** A copy of one of the examples. `afterwards` registers its removal. */
export const copyExample = async (name = 'phq-9', afterwards: Cleanup = onTestFinished): Promise<string> => {
  const parent = await mkdtemp(join(tmpdir(), 'studio-'))
  afterwards(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, name)
  await cp(join('examples', name), folder, { recursive: true })
  return folder
}

/** `afterwards` registers what stops the studio, by default at the end of the test. */
export const serveStudio = async (contentDir?: string, afterwards: Cleanup = onTestFinished): Promise<ServedStudio> => {
  const folder = contentDir ?? (await copyExample('phq-9', afterwards))
  const site = await mkdtemp(join(tmpdir(), 'studio-site-'))
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Studio</title>')
  const app = await openStudio({ contentDir: folder, siteFolder: site })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  afterwards(async () => {
    await app.close()
    await rm(site, { recursive: true, force: true })
  })

  const call: ServedStudio['call'] = async (method, path, body, headers = {}) => {
    const isRaw = body instanceof Uint8Array
    const reply = await fetch(`${address}/studio/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': isRaw ? 'image/*' : 'application/json' }), ...headers },
      ...(body !== undefined && { body: isRaw ? Buffer.from(body) : JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, body: jsonIn(text) as Json }
  }
  const newDraft = async (name = 'Spring'): Promise<Draft> =>
    (await call('POST', '/drafts', { name })).body as unknown as Draft
  return {
    folder,
    address,
    call,
    newDraft,
    save: async (draft, ...acts) => {
      const all = [...draft.acts, ...acts]
      const log = { ...draft, keep: draft.acts.length, acts, done: all.length }
      const { status, body } = await call('PUT', `/drafts/${draft.id}/log`, log)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return { ...draft, revision: Number(body?.['revision']), acts: all, done: all.length }
    },
  }
}

const jsonIn = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

let counter = 0
export const actOf = (...operations: readonly Operation[]): Act => ({
  id: `act-${++counter}`,
  at: '2026-11-22T12:00:00.000Z',
  by: 'Ada',
  title: 'Change a text',
  operations,
})

/** Every file below the folder, including hidden ones, with its text, to compare before and after. */
export const snapshotOf = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'latin1')]))
  return Object.fromEntries(texts)
}

/** One studio for all tests of a file or group, which must not depend on what the others leave in it. */
export const sharedStudio = (): (() => ServedStudio) => {
  let studio: ServedStudio | undefined
  const cleanups: (() => Promise<void>)[] = []
  beforeAll(async () => {
    studio = await serveStudio(undefined, (clean) => cleanups.unshift(clean))
  })
  afterAll(async () => {
    for (const clean of cleanups) await clean()
  })
  return () => studio ?? expect.fail('The studio is started before the first test')
}

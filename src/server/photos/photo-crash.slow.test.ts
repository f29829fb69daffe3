/**
 * The process is killed before the first upload, in the middle of one, or between two. Every acknowledged photo is
 * stored, and after the cleanup there is no file without a row. CRASH_ROUNDS=50 runs more rounds.
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltServer, buildServer } from '#testing/browser/build-server.ts'
import { jpegParts } from '#testing/pictures/image-bytes.ts'
import { isLong, sampleOf } from '#testing/long.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { photoPlacesFor, collectFiles } from '#testing/server/photo-stores.ts'
import { type Product, startProduct } from '#testing/browser/product.ts'
import { productContent } from '#testing/server/server.ts'
import type { ResultReply, Submission, SubmissionReply } from '#types/api.generated.ts'
import { openDiskPhotoStore } from './photo-store.ts'
import { deleteOverduePhotoFiles } from '#server/cleanup/deleted-photos.ts'
import { quarantineOrphans } from '#server/cleanup/orphans.ts'
import { digestOf } from '#server/accounts/secrets.ts'
import { openDatabase } from '#server/store/database/database.ts'

const rounds = Number(process.env['CRASH_ROUNDS'] ?? (isLong ? 10 : 1))
const writers = 4
const hour = 60 * 60 * 1000

type Quiz = { readonly key: string; readonly body: Submission; id: string | null; readonly stored: Map<string, string> }

let built: BuiltServer
let pictures: readonly Buffer[]
beforeAll(async () => {
  built = await buildServer()
  pictures = await Promise.all(
    [60, 120, 180].map((mean) =>
      sharp({
        create: {
          width: 640,
          height: 480,
          channels: 3,
          noise: { type: 'gaussian', mean, sigma: 30 },
          background: '#777',
        },
      })
        .jpeg()
        .toBuffer(),
    ),
  )
})
afterAll(() => built.remove())

describe.each(sampleOf(photoPlacesFor(import.meta.url), 2))('over $name', ({ place: makePlace }) => {
  test(
    `killed in each of ${rounds} rounds: no acknowledged photo is lost, and no file is left without a row`,
    { timeout: 60_000 + rounds * 15_000 },
    async () => {
      const place = await makePlace()
      const { content, version } = await productContent()
      const views = content.photos.views.map(({ id }) => id)
      const quizzes: Quiz[] = []
      const photos = () => quizzes.reduce((sum, { stored }) => sum + stored.size, 0)
      const start = () =>
        startProduct({
          dist: built.dist,
          dataDir: place.dataDir,
          env: {
            RATE_LIMIT_PER_MINUTE: '1000000',
            LOG_LEVEL: 'error',
            ...place.env,
            ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
          },
        })
      const about = (url: string, { id }: Quiz, rest = '') => `${url}/api/quiz/submissions/${id}${rest}`
      const headersOf = ({ body }: Quiz) => ({ authorization: `Bearer ${body.claim_token}` })

      const sendAnswers = async (url: string, quiz: Quiz): Promise<void> => {
        if (quiz.id !== null) return
        const reply = await fetch(`${url}/api/quiz/submissions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': quiz.key },
          body: JSON.stringify(quiz.body),
        })
        if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`)
        quiz.id = ((await reply.json()) as SubmissionReply).id
      }
      /** Sends the answers and then each photo, as a browser does. Photos that are already stored are not sent again. */
      const send = async (url: string, quiz: Quiz): Promise<void> => {
        await sendAnswers(url, quiz)
        for (const [at, view] of views.entries()) {
          const body = new Uint8Array(pictures[at % pictures.length] ?? [])
          if (quiz.stored.has(view)) continue
          const headers = { ...headersOf(quiz), 'content-type': 'image/jpeg' }
          const reply = await fetch(about(url, quiz, `/photos/${view}`), { method: 'PUT', headers, body })
          if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`)
          quiz.stored.set(view, digestOf(body))
        }
      }
      const newQuiz = (): Quiz => {
        const quiz = {
          key: randomKey(),
          body: submissionOf(content, version),
          id: null,
          stored: new Map<string, string>(),
        }
        quizzes.push(quiz)
        return quiz
      }

      /** A photo that is half received when the server is killed. */
      const sendHalf = async ({ url }: Product, quiz: Quiz): Promise<void> => {
        const body = pictures[0] ?? Buffer.alloc(0)
        const call = request(about(url, quiz, `/photos/${views[0]}`), {
          method: 'PUT',
          headers: { ...headersOf(quiz), 'content-type': 'image/jpeg', 'content-length': body.length },
        })
        call.on('error', () => undefined)
        call.write(body.subarray(0, body.length / 2))
        await Promise.race([once(call, 'drain'), wait(20)])
      }

      for (let round = 0; round < rounds; round += 1) {
        const product = await start()
        let isUp = true
        const write = async (): Promise<void> => {
          while (isUp)
            try {
              await send(product.url, newQuiz())
            } catch {
              isUp = false
            }
        }
        const writing = Array.from({ length: writers }, write)
        const enough = photos() + 10
        while (isUp && photos() < enough) await wait(5)
        const [withAnswers, withHalf] = [newQuiz(), newQuiz()]
        await Promise.all([sendAnswers(product.url, withAnswers), sendAnswers(product.url, withHalf)])
        await sendHalf(product, withHalf)
        await wait(Math.random() * 60)
        await product.kill()
        await Promise.all(writing)
      }
      const acknowledged = photos()
      expect(acknowledged).toBeGreaterThanOrEqual(rounds * 10)

      const product = await start()
      const wrong: string[] = []
      for (const quiz of quizzes.filter(({ id }) => id !== null)) {
        const reply = await fetch(about(product.url, quiz), { headers: headersOf(quiz) })
        const listed = reply.ok ? ((await reply.json()) as ResultReply).photos : []
        for (const [view, digest] of quiz.stored)
          if (listed.find((photo) => photo.view === view)?.sent !== digest) wrong.push(`${quiz.id} ${view} is lost`)
        // Also for photos that were not acknowledged: every row has its file.
        for (const { view } of listed) {
          const photo = await fetch(about(product.url, quiz, `/photos/${view}`), { headers: headersOf(quiz) })
          if (photo.status !== 200 || jpegParts(Buffer.from(await photo.arrayBuffer())).tail.length > 0)
            wrong.push(`${quiz.id} ${view} is broken`)
        }
        if (!reply.ok) wrong.push(`${quiz.id} is lost`)
      }
      expect(wrong).toEqual([])
      // Interrupted visits are finished, as a browser does when it is online again.
      const interrupted = quizzes.filter(({ stored }) => stored.size < views.length)
      expect(interrupted.length).toBeGreaterThan(0)
      for (const quiz of interrupted) await send(product.url, quiz)
      await product.stop()

      const database = await openDatabase(place, new Date())
      const store = await (place.photos?.() ?? openDiskPhotoStore(join(place.dataDir, 'photos')))
      const rows = await database.store.selectFrom('photos').select('file').execute()
      const held = rows.map(({ file }) => file).sort()
      const files = async () => (await collectFiles(store.list())).map(({ name }) => name).sort()
      const before = await files()
      expect(held.filter((file) => !before.includes(file))).toEqual([])
      const later = new Date(Date.now() + 2 * hour)
      const swept = await deleteOverduePhotoFiles({ database, photos: store }, later)
      // Files of interrupted uploads are recorded for deletion. Apart from them only partial files are left.
      expect(await quarantineOrphans({ database, photos: store }, later, 5)).toEqual(expect.any(Number))
      expect(await collectFiles(store.quarantine.list())).toEqual([])
      expect(await files()).toEqual(held)
      expect(held).toHaveLength(quizzes.length * views.length)
      await database.close()
      await place.remove()
      console.log(
        `photo crash: ${rounds} rounds, ${acknowledged} photos acknowledged, 0 lost; ${rounds} cut in half, ${interrupted.length} quizzes interrupted and finished; ${swept} files swept, 0 left behind`,
      )
    },
  )
})

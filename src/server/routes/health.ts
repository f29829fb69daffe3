/** Liveness (/healthz) and readiness (/readyz) probes. */
import type { FastifyInstance } from 'fastify'
import { hasModule } from '#content/modules.ts'
import { cleanupReport, type JobReport } from '#server/cleanup/report.ts'
import { isShedding, neverShed } from '#server/http/limits/load.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'

const aliveSchema = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ok'] } },
}

/** `photos` is absent for a quiz without photos. The server is ready even if the photo store is not: a quiz can be stored without photos. */
const readySchema = {
  type: 'object',
  required: ['status', 'disk', 'cleanup'],
  properties: {
    ...aliveSchema.properties,
    photos: { type: 'string', enum: ['ok', 'unavailable'] },
    disk: { type: 'string', enum: ['ok', 'photos_refused', 'submissions_refused'] },
    cleanup: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'last_finished', 'outcome'],
        properties: {
          name: { type: 'string' },
          last_finished: { type: ['string', 'null'], format: 'date-time' },
          outcome: { type: 'string', enum: ['never', 'ok', 'failed', 'stopped'] },
        },
      },
    },
  },
}

export const addHealthRoutes = (
  app: FastifyInstance,
  { content, database, jobNames, photos, pictures, freeSpace, settings }: Dependencies,
  refuse: Refuse,
): void => {
  app.get(
    '/healthz',
    {
      config: neverShed,
      schema: { summary: 'The process is alive', tags: ['operation'], response: { 200: aliveSchema } },
    },
    async () => ({ status: 'ok' }),
  )
  app.get(
    '/readyz',
    {
      config: neverShed,
      schema: {
        summary: 'The database answers, the load is acceptable, and the process is not shutting down',
        tags: ['operation'],
        description:
          'Also reports whether photos can be stored, whether the disk is almost full, and the last outcome of each cleanup job, on any server. None of these makes the server unready.',
        response: { 200: readySchema, '5xx': { $ref: 'ErrorReply#' } },
      },
    },
    async (request, reply) => {
      if (settings.isStopping() || isShedding(app)) return refuse(reply, 'unavailable')
      let cleanup: readonly JobReport[]
      try {
        await database.ping()
        cleanup = await cleanupReport(database.store, jobNames)
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer')
        return refuse(reply, 'unavailable')
      }
      const hasSpaceForPhotos = await freeSpace.forPhotos()
      const hasSpaceForSubmissions = await freeSpace.forSubmissions()
      return {
        status: 'ok',
        ...(hasModule(content, 'photos') && {
          photos: hasSpaceForPhotos && pictures.canDecode() && (await photos.areReady()) ? 'ok' : 'unavailable',
        }),
        disk: !hasSpaceForSubmissions ? 'submissions_refused' : hasSpaceForPhotos ? 'ok' : 'photos_refused',
        cleanup,
      }
    },
  )
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Refusal } from '#editing/studio-api.ts'
import { StudioError } from '#studio-server/studio-error.ts'

/** @param message in plain words: what is wrong, and what to do */
export const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ message } satisfies Refusal)

export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    if (error instanceof StudioError) return refuse(reply, error.status, error.message)
    const status = error.statusCode ?? 500
    if (status === 413) return refuse(reply, 413, 'This is too large to be stored.')
    if (status === 415) return refuse(reply, 415, 'The studio does not take data of this kind.')
    if (status < 500) return refuse(reply, status, 'The studio cannot read this request.')
    const disk = diskMessages[error.code ?? '']
    if (disk !== undefined) return refuse(reply, 507, disk)
    console.error(error)
    return refuse(reply, 500, 'Something went wrong in the studio. The terminal says more.')
  })
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'There is nothing at this address.'))
}

const full = 'The disk is full. Free some space.'
const forbidden = 'This user may not write to the content folder. Allow it, or start the studio as another user.'
const diskMessages: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: 'The content folder can only be read. Make it writable.',
  EACCES: forbidden,
  EPERM: forbidden,
}

/** What all routes below one submission have in common. */
import { shape } from '#server/schemas.ts'

export const byId = '/api/quiz/submissions/:id'

const described: Readonly<Record<string, string>> = {
  id: 'The submission.',
  view: 'The view of a photo.',
  consent: 'The consent.',
}

/** The words of a route for the API description, and its replies; `ok` is the shape of the good one. */
export const owned = (summary: string, path: string, ok: { readonly [status: number]: unknown }) => ({
  summary,
  tags: ['quiz'],
  security: [{ claim: [] }],
  params: {
    type: 'object',
    properties: Object.fromEntries(
      [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, { type: 'string', description: described[name] }]),
    ),
  },
  response: { ...ok, '4xx': shape('ErrorReply'), '5xx': shape('ErrorReply') },
})

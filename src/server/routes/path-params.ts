/** Schemas of the parameters in a path, for validation and the API docs. */

const descriptions: Readonly<Record<string, string>> = {
  id: 'The submission.',
  view: 'The view of a photo.',
  consent: 'The consent.',
  userId: 'The id of the logged-in user. Any other id is refused.',
  questionId: 'The question.',
  sessionId: 'The login.',
}

/** The router's own limit (find-my-way, maxParamLength): it does not match longer parameters. */
const maxLength = 100

export const pathParamsSchema = (path: string) => ({
  type: 'object',
  properties: Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
      name,
      { type: 'string', maxLength, description: descriptions[name] },
    ]),
  ),
})

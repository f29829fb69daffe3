/** The parts of an address that stand for something, in words for the API description. */

const descriptions: Readonly<Record<string, string>> = {
  id: 'The submission.',
  view: 'The view of a photo.',
  consent: 'The consent.',
  userId: 'The user: whoever asks. The id of anybody else is refused.',
  questionId: 'The question.',
  sessionId: 'The login.',
}

/** As the router has it (find-my-way's maxParamLength): a longer part is no address of ours. */
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

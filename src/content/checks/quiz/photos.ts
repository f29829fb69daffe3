import { check } from '#content/checks/check.ts'
import { either, message, part, setting } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'

/** A step for photos needs quiz/photos.yaml, and the file needs the step. */
export const photoSteps = check(['quiz', 'modules', 'photos'], ({ quiz, modules, photos }, { locate }): Finding[] => {
  const step = quiz.steps.find(({ kind }) => kind === 'photos')
  if (step && !modules.includes('photos'))
    return [
      {
        code: 'content/missing-module',
        range: locate(step, 'kind'),
        message: 'This step has nothing to ask for: this content has no photos.',
        help: message`Add ${part('part-to-add', 'quiz/photos.yaml')}${either(' with the views', '')}, or remove the step.`,
      },
    ]
  if (step || !photos) return []
  return [
    {
      code: 'content/unused',
      range: locate(photos, 'views', 'key'),
      message: 'No step of the quiz asks for photos.',
      help: message`Add a step ${either('of kind photos to the quiz', 'for photos')}, or remove ${either('this file', message`${part('part-to-add', 'quiz/photos.yaml')}`)}.`,
    },
  ]
})

/** Thresholds that belong together are in the right order. */
export const coachingLimits = check(['photos'], ({ photos }, { locate }) => {
  if (!photos) return []
  const dark = photos.coaching.too_dark
  return [
    { less: 'light_below', more: 'dim_below' } as const,
    { less: 'filled_light_below', more: 'light_below' } as const,
    { less: 'grain_above', more: 'filled_grain_above' } as const,
  ].flatMap(({ less, more }) =>
    dark[less] <= dark[more]
      ? []
      : [
          {
            code: 'content/range',
            range: locate(dark, less),
            message: message`${setting(less)} is ${dark[less]}, more than ${setting(more)}, which is ${dark[more]}.`,
            help: message`Set ${setting(less)} to at most ${dark[more]}, or ${setting(more)} to at least ${dark[less]}.`,
          },
        ],
  )
})

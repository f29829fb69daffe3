import { check } from '#content/checks/check.ts'
import type { Finding } from '#content/problems/problem.ts'
import { counted } from '#content/problems/wording.ts'

/** A step for photos needs quiz/photos.yaml, and the file needs the step. */
export const photoSteps = check(['quiz', 'modules', 'photos'], ({ quiz, modules, photos }, { locate }): Finding[] => {
  const step = quiz.steps.find(({ kind }) => kind === 'photos')
  if (step && !modules.includes('photos'))
    return [
      {
        code: 'content/missing-module',
        range: locate(step, 'kind'),
        message: 'This step has nothing to ask for: this content has no photos.',
        help: 'Add quiz/photos.yaml with the views, or remove the step.',
      },
    ]
  if (step || !photos) return []
  return [
    {
      code: 'content/unused',
      range: locate(photos, 'views', 'key'),
      message: 'No step of the quiz asks for photos.',
      help: 'Add a step of kind photos to the quiz, or remove this file.',
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
            message: `${less} is ${dark[less]}, more than ${more}, which is ${dark[more]}.`,
            help: `Set ${less} to at most ${dark[more]}, or ${more} to at least ${dark[less]}.`,
          },
        ],
  )
})

/** The constants may repeat how many steps two pages show, so that a step that was lost by accident is noticed. */
export const shownSteps = check(['constants', 'pages'], ({ constants, pages }, { locate }) => {
  const compare = (expected: { readonly steps?: number } = {}, file: string, count: number): Finding[] =>
    expected.steps === undefined || expected.steps === count
      ? []
      : [
          {
            code: 'content/count',
            range: locate(expected, 'steps'),
            message: `pages/${file}.yaml has ${counted(count, 'step', 'steps')}, but constants.yaml says ${expected.steps}.`,
            help: `Set steps to ${count}, or change the steps.`,
          },
        ]
  return [
    ...(pages.home ? compare(constants.carousel, 'home', pages.home.carousel.slides.length) : []),
    ...(pages.how ? compare(constants.stepper, 'how', pages.how.steps.length) : []),
  ]
})

/** Of two limits that belong together, the lower one is not above the upper one, and nothing moves too fast to be read. */
export const constantLimits = check(['constants'], ({ constants }, { locate }) => {
  const { accounts, recheck, limits, carousel } = constants
  const above = (owner: object, low: readonly [string, number], high: readonly [string, number]): Finding[] =>
    low[1] <= high[1]
      ? []
      : [
          {
            code: 'content/range',
            range: locate(owner, low[0]),
            message: `${low[0]} is ${low[1]}, more than ${high[0]}, which is ${high[1]}.`,
            help: `Set ${low[0]} to at most ${high[1]}, or ${high[0]} to at least ${low[1]}.`,
          },
        ]
  const interval = carousel.interval_ms
  return [
    ...above(accounts, ['password_min', accounts.password_min], ['password_max', accounts.password_max]),
    ...above(accounts, ['username_min', accounts.username_min], ['username_max', accounts.username_max]),
    ...above(recheck, ['from_months', recheck.from_months], ['to_months', recheck.to_months]),
    ...above(limits, ['rating_min', limits.rating_min], ['rating_max', limits.rating_max]),
    ...(interval === 0 || interval >= shortestInterval
      ? []
      : [
          {
            code: 'content/number' as const,
            range: locate(carousel, 'interval_ms'),
            message: `${interval} is too small: nobody can read a slide in ${interval} milliseconds.`,
            help: `Write ${shortestInterval} or more, or 0 to switch the movement off.`,
          },
        ]),
  ]
})

const shortestInterval = 1000

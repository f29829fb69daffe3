import { check } from '#content/checks/check.ts'
import { either, message, part, setting } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { counted } from '#content/problems/wording.ts'

/** The constants may say how many steps two pages have, so that it is noticed if a step is lost by accident. */
export const shownSteps = check(['constants', 'pages'], ({ constants, pages }, { locate }) => {
  const compare = (expected: { readonly steps?: number } = {}, file: string, count: number): Finding[] =>
    expected.steps === undefined || expected.steps === count
      ? []
      : [
          {
            code: 'content/count',
            range: locate(expected, 'steps'),
            message: message`${part('file', `pages/${file}.yaml`)} has ${counted(count, 'step', 'steps')}, but ${constantsFile} says ${expected.steps}.`,
            help: message`Set ${setting('steps')} to ${count}, or change the steps.`,
          },
        ]
  return [
    ...(pages.home?.carousel ? compare(constants.carousel, 'home', pages.home.carousel.slides.length) : []),
    ...(pages.how ? compare(constants.stepper, 'how', pages.how.steps.length) : []),
  ]
})

const constantsFile = either('constants.yaml', message`${part('file', 'settings/constants.yaml')}`)

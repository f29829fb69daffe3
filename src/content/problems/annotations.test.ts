import { expect, it } from 'vitest'
import { sourceRange } from '#content/yaml/range.ts'
import { annotations } from './annotations.ts'
import { toProblem } from './to-problem.ts'

it('shows a problem at its line of a pull request', () => {
  const problem = toProblem({
    code: 'content/unknown-tab',
    range: sourceRange({ name: 'content/quiz/a,b.yaml', text: 'a: 1\nb: 2\n' }, 8, 9),
    message: '100 % wrong.',
    help: 'One.\nTwo.',
  })
  expect(annotations([problem], (file) => `site/${file}`)).toEqual([
    '::error file=site/content/quiz/a%2Cb.yaml,line=2,col=4,endColumn=5,title=content/unknown-tab::100 %25 wrong.%0AFix: One.%0ATwo.',
  ])
})

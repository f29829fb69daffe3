import type { Location } from './messages.ts'
import type { Target } from './target.ts'

/** The files that a page is made of, by the beginning of their paths. They decide where the same text is in several files. */
export const filesOfTarget = (target: Target, at: Location): readonly string[] => {
  if (target.kind === 'mail') return [`emails/${target.id}.yaml`]
  if (at.step !== null) return ['quiz', 'pages/quiz.yaml']
  const [first = ''] = at.path.split('/').filter((part) => part !== '')
  if (first === '') return ['pages/home.yaml']
  return [`pages/${first}`, `pages/text/${first}`, ...(first === 'dashboard' ? ['pages/report.yaml', 'analysis/'] : [])]
}

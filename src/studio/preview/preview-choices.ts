/** What can be chosen in the preview: every step, page, mail and document of the content. */
import { pathOf } from '#content/page-addresses.ts'
import type { Content } from '#types/content.generated.ts'
import type { Target } from './target.ts'

export type PreviewChoice = { readonly label: string; readonly target: Target }
export type ChoiceGroup = { readonly label: string; readonly choices: readonly PreviewChoice[] }

/** The parts of a content that determine the choices. */
type Parts = Pick<Content, 'emails' | 'modules' | 'pages' | 'quiz' | 'site'>

export const previewChoices = (content: Parts): readonly ChoiceGroup[] =>
  [
    { label: 'Quiz', choices: quizChoices(content) },
    { label: 'Account', choices: accountChoices(content) },
    { label: 'Pages', choices: pageChoices(content) },
    { label: 'Mails', choices: mailChoices(content) },
  ].filter(({ choices }) => choices.length > 0)

/** The key of the choice that shows this target. */
export const keyOf = (target: Target): string => JSON.stringify(target, Object.keys(target).sort())

const quizChoices = ({ pages, quiz }: Parts): readonly PreviewChoice[] => {
  const has = (wanted: string): boolean => quiz.steps.some(({ kind }) => kind === wanted)
  const step = (id: string, label: string): PreviewChoice => ({ label, target: { kind: 'quiz', step: id } })
  return [
    ...quiz.steps.map(({ id, kind, title }) => step(id, kind === 'intro' ? `${title} (first page)` : title)),
    ...(has('analysing') ? [] : [step('_sending', pages.quiz.sending.title)]),
    ...(has('results') ? [] : [step('_sent', pages.quiz.sent.title)]),
    { label: 'Coming back to unfinished answers', target: { kind: 'quiz', step: null } },
  ]
}

const accountChoices = (content: Parts): readonly PreviewChoice[] => {
  const { dashboard, forgot_password, login, logout, reset_password, signup } = content.pages
  const reports = dashboard?.report_history
  return [
    ...pageChoice(dashboard?.analysis),
    ...(content.modules.includes('products') ? pageChoice(dashboard?.recommendations) : []),
    ...pageChoice(reports),
    ...(reports
      ? [{ label: `${reports.heading}: one report`, target: pageTarget(`${reports.route}/preview-report`) }]
      : []),
    ...(content.modules.includes('pdf') ? [{ label: 'Report as PDF', target: { kind: 'pdf' } as const }] : []),
    ...pageChoice(dashboard?.account),
    ...pageChoice(login),
    ...pageChoice(signup),
    ...sentChoice(signup, 'after signing up'),
    ...pageChoice(forgot_password),
    ...sentChoice(forgot_password, 'link sent'),
    ...pageChoice(reset_password),
    ...sentChoice(reset_password, 'password set'),
    ...pageChoice(logout),
  ]
}

const pageChoices = ({ pages, site }: Parts): readonly PreviewChoice[] => {
  const { about, complaints, feedback, home, how, text, unsubscribe, updates } = pages
  const [campaign] = updates?.paths ?? []
  const title = (id: string, otherwise: string) => site.meta.find((one) => one.id === id)?.title ?? otherwise
  const named = (page: { readonly route: string } | undefined, id: string, otherwise: string) =>
    page ? [{ label: title(id, otherwise), target: pageTarget(page.route) }] : []
  return [
    // Named as in the list on the left, because its title is a sentence for search engines.
    ...(home ? [{ label: 'Home page', target: pageTarget(home.route) }] : []),
    ...named(about, 'about', 'About'),
    ...named(how, 'how', 'How it works'),
    ...named(feedback, 'feedback', 'Feedback'),
    ...sentChoice(feedback, 'sent'),
    ...named(complaints, 'complaints', 'Complaints'),
    ...sentChoice(complaints, 'sent'),
    ...named(campaign, 'updates', 'Updates'),
    ...sentChoice(campaign && { ...campaign, heading: title('updates', 'Updates') }, 'signed up'),
    ...named(unsubscribe, 'unsubscribe', 'Unsubscribe'),
    ...text.map(({ heading, route }) => ({ label: heading, target: pageTarget(route) })),
    { label: title('not-found', 'Page not found'), target: pageTarget('/404') },
  ]
}

const mailChoices = ({ emails }: Parts): readonly PreviewChoice[] =>
  emails.map(({ id, subject }) => ({ label: subject, target: { kind: 'mail', id } }))

type Page = { readonly route: string; readonly heading?: string } | undefined

const pageTarget = (route: string): Target => ({ kind: 'page', path: pathOf(route) })

const pageChoice = (page: Page): readonly PreviewChoice[] =>
  page ? [{ label: page.heading ?? page.route, target: pageTarget(page.route) }] : []

const sentChoice = (page: Page, state: string): readonly PreviewChoice[] =>
  page
    ? [
        {
          label: `${page.heading ?? page.route}: ${state}`,
          target: { kind: 'page', path: pathOf(page.route), isSent: true },
        },
      ]
    : []

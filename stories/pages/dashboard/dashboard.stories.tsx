import type { Meta, StoryObj } from '@storybook/react-vite'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill, formatDate } from '#engine/format.ts'
import { DashboardContext, useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { AnalysisPage } from '#pages/dashboard/analysis/analysis-page.tsx'
import { ReportPage } from '#pages/dashboard/reports/report-page.tsx'
import { answerTexts, DashboardStory, repliesOf, reportOf, threePhotos } from '#testing/stories/dashboard-story.tsx'
import type { Failure } from '#types/failure.ts'
import { withSeenResult } from '#testing/stories/fakes/with-seen-result.ts'
import { headingsAfter } from '#testing/stories/headings-after.ts'
import { byId, filled, live, pattern } from '#testing/stories/live-content.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const words = content.pages.dashboard
const { messages } = content
const down: Failure = { kind: 'server' }

const amara = reportOf('Amara', { photos: threePhotos })
const efua = reportOf('Efua', { id: 'older', created_at: '2026-08-15T08:30:00Z', photos: threePhotos.slice(0, 2) })
const nobody = reportOf(null)
const [group] = amara.result.groups

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardStory,
  args: { page: AnalysisPage, reports: [amara], replies: repliesOf(amara) },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    for (const { name } of amara.result.scores)
      await expect(await canvas.findByRole('heading', { level: 3, name })).toBeVisible()
  },
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

/** The date so many months after the reports of these stories (21 November 2026). */
const inMonths = (months: number) =>
  formatDate(new Date(Date.UTC(2026, 10 + months, 21)).toISOString(), { locale: 'en-GB', time_zone: 'UTC' })
export const Analysis: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', {
      level: 1,
      name: filled(live.pages.dashboard.shared.greeting, { username: 'Amara' }),
    })
    const [first] = mirroredScores(amara.result.scores)
    if (!first) throw new Error('There are scores')
    const bar = await page.findByRole('meter', { name: first.name })
    await expect(bar).toHaveAttribute('aria-valuenow', String(first.condition))
    await expect(page.getAllByRole('meter')).toHaveLength(amara.result.scores.length)
    await waitFor(() =>
      expect(page.getAllByText(content.pages.report.ledger.open)).toHaveLength(amara.result.scores.length),
    )
    await waitFor(() =>
      expect(
        page.getAllByRole('img', { name: pattern(live.pages.dashboard.analysis.photos.alt, { date: '21/11/26' }) }),
      ).toHaveLength(3),
    )
    const { from_months, to_months } = live.constants.recheck
    const dates = { from: inMonths(from_months), to: inMonths(to_months) }
    await expect(await page.findByText(fill(words.analysis.recheck.text, dates))).toBeVisible()
    // Labelled as in the report, with the answer beside the label if it differs.
    for (const text of answerTexts(amara)) await expect(await page.findByText(text)).toBeVisible()
  },
}
export const RoutineWithDrawings: Story = {
  tags: ['slow'],
  play: async ({ canvas }) => {
    const part = (await canvas.findByRole('heading', { name: live.pages.report.routines.heading })).closest('section')
    const drawings = amara.result.routine
      .flatMap(({ steps }) => steps)
      .flatMap(({ slot }) => amara.result.products.filter((product) => product.slot === slot))
      .map(({ image }) => image.replace(/\/([^/]+)\.svg$/, '.svg#$1'))
    await waitFor(() =>
      expect([...(part?.querySelectorAll('li use') ?? [])].map((use) => use.getAttribute('href'))).toEqual(
        drawings.map((drawing) => `/media/${drawing}`),
      ),
    )
  },
}
/** A step says how often. What to do, and with which product, unfolds; the product has a card on the page of recommendations. */
export const RoutineStepsUnfold: Story = {
  play: async ({ canvas, userEvent }) => {
    const [step] = amara.result.routine.flatMap((part) => part.steps)
    const line = (await canvas.findByText(step?.title ?? 'there is one')).closest('summary')
    if (!line) throw new Error('The step unfolds')
    await expect(line).toHaveTextContent(`${content.pages.report.routines.how_often}: ${step?.how_often}`)
    const text = canvas.getByText(step?.text ?? 'there is one')
    await expect(text).not.toBeVisible()
    await userEvent.click(line)
    await expect(text).toBeVisible()
  },
}
export const RoutineWithProducts: Story = {
  tags: ['slow'],
  play: async ({ canvas }) => {
    const { product: label } = content.pages.report.routines
    const { route } = words.recommendations
    const steps = amara.result.routine.flatMap((part) => part.steps)
    const chosen = amara.result.products.filter(({ slot }) => steps.some((step) => step.slot === slot))
    await expect(chosen.length).toBeGreaterThan(0)
    for (const { id, name } of chosen)
      for (const link of await canvas.findAllByRole('link', { name, hidden: true })) {
        await expect(link).toHaveAttribute('href', `${route}#product-${id}`)
        await expect(link.parentElement).toHaveTextContent(`${label}: ${name}`)
      }
  },
}
/** Answers were left out, because the user did not agree to storage: a link leads to what they agreed to. */
export const AnalysisWithoutConsent: Story = {
  tags: ['slow'],
  args: {
    reports: [{ ...amara, result: { ...amara.result, unanswered: { not_applicable: 0, no_consent: 2, skipped: 0 } } }],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: words.account.privacy.consents_link })
    await expect(link).toHaveAttribute('href', `${words.account.route}#account-consents-heading`)
  },
}
/** It is shown once, and not repeated in the greeting or among the tips. */
export const TheFirstThingToDo: Story = {
  tags: ['slow'],
  play: async ({ canvas }) => {
    const { heading } = live.pages.report.first
    const part = (await canvas.findByRole('heading', { level: 2, name: heading })).closest('section')
    await expect(part).toHaveTextContent(amara.first?.title ?? 'there is one')
    await expect(canvas.getAllByText(heading).filter((one) => one.tagName !== 'A')).toHaveLength(1)
    await expect(canvas.getAllByText(amara.first?.text ?? 'there is one')).toHaveLength(1)
  },
}
const inAMonth = { from_months: 1, to_months: 1, early_weeks: 0 }
const Monthly = () => {
  const parts = useDashboard()
  const { content: all } = parts
  return (
    <DashboardContext value={{ ...parts, content: { ...all, constants: { ...all.constants, recheck: inAMonth } } }}>
      <AnalysisPage />
    </DashboardContext>
  )
}
export const NextCheckOnOneDay: Story = {
  tags: ['slow'],
  args: { page: Monthly },
  play: async ({ canvas }) => {
    const text = fill(words.analysis.recheck.one_day, { from: inMonths(1) })
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}
/** The disclaimer is below the sentence of the result, as everywhere else. */
export const WhatTheResultIsNot: Story = {
  tags: ['slow'],
  args: { reports: [{ ...amara, result: { ...amara.result, not_a_diagnosis: 'A quiz cannot see your hair.' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A quiz cannot see your hair.')).toBeVisible()
    await expect(canvas.queryByText(words.shared.not_a_diagnosis)).toBeNull()
  },
}
const isShown = (part: Element) => part.getClientRects().length > 0
/** The links are complete and in the order of the page. */
export const AnalysisLinks: Story = {
  tags: ['slow'],
  play: async ({ canvas, canvasElement }) => {
    const jumps = await canvas.findByRole('navigation', { name: content.navigation.contents })
    const { first, routines, scores } = content.pages.report
    const links = within(jumps).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual(headingsAfter(jumps))
    await expect(headingsAfter(jumps).slice(0, 3)).toEqual([first.heading, scores.heading, routines.heading])
    for (const link of links)
      await expect(canvasElement.querySelector(`${link.getAttribute('href')} h2`)).toHaveTextContent(
        link.textContent ?? '',
      )
    // They have a label: above the line, and on a phone in the summary that opens them.
    await expect(within(jumps).getAllByText(content.navigation.contents).filter(isShown)).toHaveLength(1)
  },
}
export const AnalysisLinksOnAPhone: Story = { ...AnalysisLinks, ...phone, tags: ['appearance'] }
export const AnalysisOnAPhone: Story = { ...phone, tags: ['appearance'] }
export const AnalysisInTheDark: Story = { ...dark, tags: ['appearance'] }
export const AnalysisLoading: Story = {
  args: { silent: ['readScores', 'readReports', 'readReply'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect((await page.findAllByText(messages.scores.loading)).length).toBeGreaterThan(0)
    await expect(page.queryByRole('meter')).toBeNull()
  },
}
export const AnalysisLoadingOnAPhone: Story = { ...AnalysisLoading, ...phone, tags: ['appearance'] }
export const AnalysisBeforeAnyQuiz: Story = {
  args: { reports: [] },
  beforeEach: withSeenResult,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(messages.scores.empty)
    await expect(page.getByText(words.analysis.states.empty.text)).toBeVisible()
    // The message is shown once for all missing answers.
    await waitFor(() => expect(page.getAllByText(messages.quiz_reply.empty)).toHaveLength(1))
    await expect(localStorage.getItem('result')).toBeNull()
    const names = content.scores.scores.map(({ label, mirror }) => mirror?.label ?? label)
    for (const name of names) await expect(page.getByText(name)).toBeVisible()
    // All traits of the groups that show an answer.
    const replies = content.constants.quiz.replies.map(({ question }) => question)
    const groups = content.profile.groups.filter(({ traits }) =>
      traits.some((trait) => trait.kind === 'answer' && replies.includes(trait.question)),
    )
    for (const { title } of groups.flatMap(({ traits }) => traits)) await expect(page.getByText(title)).toBeVisible()
    const main = within(page.getByRole('main'))
    // Only one link to the quiz.
    await expect(main.getByRole('link', { name: words.analysis.states.empty.action.label })).toHaveAttribute(
      'href',
      '/quiz',
    )
  },
}
/** The note about the result, above it, leads on: nothing invites the user to take the quiz again. */
export const WhileAResultIsNotClaimed: Story = {
  args: { reports: [], resultWaits: true },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.scores.empty)
    await expect(canvas.queryByText(words.analysis.states.empty.text)).toBeNull()
    await expect(
      within(canvas.getByRole('main')).queryByRole('link', { name: words.analysis.states.empty.action.label }),
    ).toBeNull()
  },
}
export const AnalysisBeforeAnyQuizOnAPhone: Story = { ...AnalysisBeforeAnyQuiz, ...phone, tags: ['appearance'] }
export const AnalysisFailed: Story = {
  args: { failing: { readScores: down, readReports: down, readReply: { kind: 'offline' } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(messages.scores.failure)
    const text = fill(messages.quiz_reply.failure, { message: messages.common.offline })
    await waitFor(() => expect(page.getAllByText(text)).toHaveLength(2))
    await page.findByRole('heading', { name: words.analysis.states.failed.heading })
    for (const alert of page.getAllByRole('alert')) {
      await userEvent.click(within(alert).getByRole('button'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
    }
  },
}
/** Messages for forms ('Check what is marked') make no sense in a card, so it shows another one. */
export const AnalysisRefused: Story = {
  tags: ['slow'],
  args: {
    failing: { readReply: { kind: 'refused', code: 'malformed', message: messages.common.not_accepted, problems: [] } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const text = fill(messages.quiz_reply.failure, { message: messages.quiz_reply.not_loaded })
    await waitFor(() => expect(page.getAllByText(text)).toHaveLength(2))
    await expect(page.queryByText(messages.common.not_accepted, { exact: false })).toBeNull()
  },
}
/** The server fails: the card says so. */
export const AnalysisRepliesFailed: Story = { ...AnalysisRefused, args: { failing: { readReply: { kind: 'server' } } } }
export const AnalysisFailedOnAPhone: Story = { ...AnalysisFailed, ...phone, tags: ['appearance'] }
/** The report cannot be loaded, everything else can. */
export const AnalysisPartlyFailed: Story = {
  args: { failing: { readResult: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() => expect(page.getAllByRole('meter')).toHaveLength(amara.result.scores.length))
    await page.findByRole('heading', { name: words.analysis.states.failed.heading })
  },
}
/** The quiz was finished without answers. */
export const AnalysisPartly: Story = {
  tags: ['slow'],
  args: { reports: [nobody], replies: {} },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(words.analysis.states.partly)
    // The page says to take the quiz again now, so it must not also suggest that for some months later.
    await expect(page.queryByRole('heading', { name: words.analysis.recheck.heading })).toBeNull()
    await expect(page.queryByRole('meter')).toBeNull()
    await expect(page.queryByText(words.analysis.photos.none)).toBeNull()
  },
}
export const AnalysisPartlyOnAPhone: Story = { ...AnalysisPartly, ...phone, tags: ['appearance'] }
export const AnalysisWithASignpost: Story = {
  tags: ['slow'],
  args: { reports: [efua], replies: repliesOf(efua), now: '2026-11-21T16:00:00Z' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const signpost = await page.findByRole('heading', { name: content.pages.report.signposts.heading })
    const scores = await page.findByRole('heading', { name: content.pages.report.scores.heading })
    await expect(signpost.compareDocumentPosition(scores) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await expect(await page.findByText(words.analysis.recheck.due)).toBeVisible()
  },
}
const asks = fn<(call: string) => void>()
export const AnalysisAsksOnce: Story = {
  tags: ['slow'],
  args: { strict: true, onAsk: asks },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await waitFor(() =>
      expect(page.getAllByRole('img', { name: pattern(live.pages.dashboard.analysis.photos.alt) })).toHaveLength(3),
    )
    await waitFor(() => expect(page.getAllByRole('meter')).toHaveLength(amara.result.scores.length))
    const asked = { readScores: 1, readReports: 1, readResult: 1, readReply: 2, readPhoto: 3 }
    for (const [call, times] of Object.entries(asked))
      await expect([call, asks.mock.calls.filter(([name]) => name === call).length]).toEqual([call, times])
  },
}
export const AnalysisPhotoDeleted: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { photos } = words.analysis
    await waitFor(() =>
      expect(page.getAllByRole('img', { name: pattern(live.pages.dashboard.analysis.photos.alt) })).toHaveLength(3),
    )
    const [first] = page.getAllByRole('button', { name: new RegExp(`^${photos.delete}`) })
    if (!first) throw new Error('A photo can be deleted')
    await userEvent.click(first)
    await userEvent.click(page.getByRole('button', { name: photos.delete_dialog.confirm }))
    await waitFor(() =>
      expect(page.getAllByRole('img', { name: pattern(live.pages.dashboard.analysis.photos.alt) })).toHaveLength(2),
    )
    await waitFor(() => expect(page.getByRole('heading', { name: photos.heading })).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: photos.delete_all }))
    await userEvent.click(page.getByRole('button', { name: photos.delete_dialog.confirm }))
    await page.findByText(photos.none)
    await page.findByText(messages.photos.all_deleted)
  },
}
export const AnalysisPhotoBeingDeleted: Story = {
  tags: ['slow'],
  args: { silent: ['deletePhoto'] },
  play: async ({ canvas }) => {
    const { photos } = words.analysis
    await userEvent.click(await canvas.findByRole('button', { name: photos.delete_all }))
    const confirm = canvas.getByRole('button', { name: photos.delete_dialog.confirm })
    await userEvent.click(confirm)
    await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'))
    await expect(confirm).toHaveFocus()
  },
}
export const AnalysisPhotoNotDeleted: Story = {
  tags: ['slow'],
  args: { failing: { deletePhoto: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { photos } = words.analysis
    await userEvent.click(await page.findByRole('button', { name: photos.delete_all }))
    await userEvent.click(page.getByRole('button', { name: photos.delete_dialog.confirm }))
    await page.findByText(messages.photos.delete_failed)
    await waitFor(() =>
      expect(page.getAllByRole('img', { name: pattern(live.pages.dashboard.analysis.photos.alt) })).toHaveLength(3),
    )
  },
}
export const SideMenuOnAPhone: Story = {
  ...phone,
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: content.navigation.side.label }))
    await userEvent.click(menu.getByText(byId(live.navigation.side.items, 'analysis').label, { selector: 'span' }))
    await expect(menu.getByRole('link', { name: byId(live.navigation.side.items, 'analysis').label })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(menu.getByRole('link', { name: byId(live.navigation.side.items, 'logout').label })).toBeVisible()
    await expect(menu.queryByRole('link', { name: byId(live.navigation.top.items, 'login').label })).toBeNull()
    const fold = canvasElement.querySelector('nav details')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(fold).not.toHaveAttribute('open')
    await expect(fold?.querySelector('summary')).toHaveFocus()
  },
}
/** An editor chose the name of another part for a group. */
export const GroupNamedLikeAnotherPart: Story = {
  tags: ['slow'],
  args: {
    page: () => <ReportPage id="story" />,
    reports: [{ ...amara, result: { ...amara.result, groups: group ? [{ ...group, id: 'scores' }] : [] } }],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('meter')
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id)
    await expect(ids).toEqual([...new Set(ids)])
  },
}

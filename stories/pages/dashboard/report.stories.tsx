import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { ofAllProducts, reasonForms } from '#engine/result/texts/report-texts.ts'
import { ReportPage } from '#pages/dashboard/reports/report-page.tsx'
import { answerTexts, DashboardStory, reportOf, threePhotos } from '#testing/stories/dashboard-story.tsx'
import type { Failure } from '#types/failure.ts'
import { headingsAfter } from '#testing/stories/headings-after.ts'
import { filled, live, pattern } from '#testing/stories/live-content.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { phone } from '#testing/stories/appearances.ts'

const words = content.pages.dashboard
const { based_on, of_total } = live.pages.report.scores
const { messages } = content
const down: Failure = { kind: 'server' }
const amara = reportOf('Amara', { photos: threePhotos })

const meta = {
  title: 'Pages/Report',
  component: DashboardStory,
  args: {
    page: () => <ReportPage id="story" />,
    current: 'report_history',
    reports: [amara],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

export const Report: Story = {
  args: { saveFile: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: filled(live.pages.dashboard.pdf.title, { date: '21/11/26' }) })
    await expect(page.getAllByRole('meter')).toHaveLength(amara.result.scores.length)
    const contents = page.getByRole('navigation', { name: words.pdf.contents })
    const jumps = within(contents).getAllByRole('link')
    await expect(jumps.map(({ textContent }) => textContent)).toEqual(headingsAfter(contents))
    // In the order of the dashboard, with the insight among the objectives.
    const { first, objectives, routines: routinePart, scores } = content.pages.report
    const order = [first.heading, scores.heading, routinePart?.heading, objectives.heading]
    await expect(headingsAfter(contents).slice(0, 4)).toEqual(order)
    const insight = page.getByText(amara.result.insight?.text ?? 'there is one')
    await expect(insight.closest('section')).toHaveTextContent(objectives.heading)
    // How many answers it is based on is said once, below the scores.
    const counts = [pattern(based_on), pattern(of_total)].flatMap((one) => page.queryAllByText(one))
    await expect(new Set(counts).size).toBe(1)
    await expect(page.queryByRole('link', { name: words.account.privacy.consents_link })).toBeNull()
    // As on the dashboard, a label has the answer beside it that it comes from.
    for (const text of answerTexts(amara)) await expect(page.getByText(text)).toBeVisible()
    const parts = jumps.map((link) => canvasElement.querySelector(link.getAttribute('href') ?? ''))
    await expect(parts.length).toBeGreaterThan(1)
    await expect(parts.every((part) => part?.tagName === 'SECTION')).toBe(true)
    await expect(page.queryByText(words.analysis.photos.none)).toBeNull()
    for (const { name } of amara.result.products)
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    // A step of the routine links to the product that was chosen for it.
    const { product, routines } = content.pages.report
    for (const { name, slot } of amara.result.products) {
      const needed = amara.result.routine.some(({ steps }) => steps.some((step) => step.slot === slot))
      const row = page.getByRole('heading', { level: 3, name }).closest('li')
      const links = page.queryAllByRole('link', { name })
      await expect(links.length > 0).toBe(needed)
      for (const link of links) {
        await expect(link).toHaveAttribute('href', `#${row?.id}`)
        await expect(link.parentElement).toHaveTextContent(`${routines.product}: ${name}`)
        // It adds no history entry, which the quiz would take for a step.
        const entries = window.history.length
        await userEvent.click(link)
        await waitFor(() => expect(row).toHaveFocus())
        await expect(window.history.length).toBe(entries)
      }
    }
    // The first reason is visible, and a press shows the others; those that all products share are only above them, once.
    const lead = page.getByRole('heading', { level: 2, name: product.heading }).parentElement?.textContent ?? ''
    const forms = reasonForms(content.catalogue)
    for (const sentence of ofAllProducts(amara.result.products, product, forms, content.site.locale))
      await expect(lead).toContain(sentence)
    const { own } = shownReasons(amara.result.products, product.max_reasons)
    for (const [at, { name }] of amara.result.products.entries()) {
      const row = page.getByRole('heading', { level: 3, name }).closest('li')
      if (!row) throw new Error('A product is an item of the list')
      const [reason = '', ...others] = own[at] ?? []
      await expect(within(row).getByText(reason)).toBeVisible()
      const fold = row.querySelector('summary')
      if (fold) await userEvent.click(fold)
      for (const other of others) await expect(within(row).getByText(other)).toBeVisible()
    }
    await userEvent.click(
      page.getByRole('button', {
        name: filled(live.pages.dashboard.report_history.download_label, { date: '21/11/26' }),
      }),
    )
    await waitFor(() => expect(args.saveFile).toHaveBeenCalledOnce())
  },
}

/** Two questions were left out, because the user did not agree to storage: a link leads to what they agreed to. */
export const ReportWithoutConsent: Story = {
  tags: ['slow'],
  args: {
    reports: [
      {
        ...amara,
        result: {
          ...amara.result,
          answered: amara.result.total - 2,
          unanswered: { not_applicable: 0, no_consent: 2, skipped: 0 },
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: words.account.privacy.consents_link })
    await expect(link).toHaveAttribute('href', `${words.account.route}#account-consents-heading`)
    await expect(link.parentElement).toHaveTextContent(fill(content.pages.report.scores.no_consent, { count: 2 }))
  },
}
/** With an odd number of scores, none is alone in a row of two. */
export const ReportScores: Story = {
  tags: ['slow'],
  play: async ({ canvas }) => {
    const bars = await canvas.findAllByRole('meter')
    const columns = new Set(bars.map((bar) => bar.getBoundingClientRect().left))
    await expect(columns.size).toBe(bars.length % 2 === 1 || window.innerWidth < 768 ? 1 : 2)
  },
}
/** The button is alone, so its visible text says what it deletes, not only its accessible name. */
export const ReportDeletion: Story = {
  tags: ['slow'],
  play: async ({ canvas }) => {
    const name = filled(live.pages.dashboard.report_history.delete_label, { date: '21/11/26' })
    await expect(await canvas.findByRole('button', { name })).toHaveTextContent(name)
    await userEvent.click(canvas.getByRole('button', { name }))
    await canvas.findByRole('dialog', { name: words.report_history.delete_dialog.heading })
  },
}
/** The menu marks the page that the report belongs to, but not as the current page. */
export const ReportInTheMenu: Story = {
  tags: ['slow'],
  args: { address: `${words.report_history.route}/story` },
  play: async ({ canvasElement }) => {
    const { label } = content.navigation.side
    const [menu] = within(canvasElement).getAllByRole('navigation', { name: label, hidden: true })
    const marked = [...(menu?.querySelectorAll('[aria-current]') ?? [])]
    await expect(marked.length).toBeGreaterThan(0)
    for (const link of marked) {
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(link).toHaveAttribute('href', words.report_history.route)
    }
  },
}
export const ReportOnAPhone: Story = { ...Report, ...phone, tags: ['appearance'] }
export const ReportLoading: Story = {
  args: { silent: ['readResult'] },
  play: showsTexts(words.report_history.states.loading),
}
export const ReportFailed: Story = {
  args: { failing: { readResult: down } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.reports.open_failed)
  },
}
export const ReportGone: Story = {
  args: { reports: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: messages.common.not_found })
    await expect(page.queryByRole('button', { name: words.report_history.states.failed.action })).toBeNull()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { BlurredScores } from '#components/result/blurred-scores.tsx'
import { ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { Greeting } from '#components/site/greeting.tsx'
import { recipe } from '#components/recipe.ts'
import { RoutineList } from '#components/result/routine-list.tsx'
import { Signposts } from '#components/result/signposts.tsx'
import { iconPaths } from '#components/icon.tsx'
import { TipBadges } from '#components/result/tip-badges.tsx'
import { TraitCards } from '#components/result/trait-cards.tsx'
import { filled } from '#testing/content-texts.ts'
import { fill } from '#engine/format.ts'
import { fullResultOf } from '#testing/stories/persona-results.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { dark } from '#testing/stories/appearances.ts'
import { inColumn } from '#testing/stories/in-column.tsx'

const { report } = content.pages
const { results } = content.pages.quiz
const nobody = fullResultOf(null)
const people = content.sections.length > 0 ? ['Amara', 'Efua', 'Gina', 'Cass'].map((name) => fullResultOf(name)) : []
const result = people.find(({ signposts }) => signposts.length > 0) ?? people[0] ?? nobody

const meta = {
  title: 'Components/Result',
  decorators: [inColumn],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Greeted: Story = {
  render: () => <Greeting title={result.groups[0]?.title ?? ''} lead={results.user.lead} art="art/fringe.svg" />,
  play: showsTexts(result.groups[0]?.title ?? '', results.user.lead),
}
/** The last strand of the drawing is never cut: it has 20 strands in 480 px. */
export const GreetedAtAnyWidth: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ width: '350px' }}>
      <Greeting title="Hello" art="art/fringe.svg" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const fringe = canvasElement.querySelector('.greeting__fringe')?.getBoundingClientRect()
    const panel = canvasElement.querySelector('[style]')?.getBoundingClientRect()
    await expect(fringe?.width).toBe(336)
    await expect((fringe?.left ?? 0) - (panel?.left ?? 0)).toBe((panel?.right ?? 0) - (fringe?.right ?? 0))
  },
}
export const Traits: Story = {
  render: () => (
    <>
      {result.groups.map((group) => (
        <section key={group.id} className={recipe('stack', { gap: 'md' })}>
          <h2>{group.title}</h2>
          <TraitCards items={group.traits} />
        </section>
      ))}
    </>
  ),
  play: showsTexts(...result.groups.flatMap(({ traits }) => traits.map(({ title }) => title))),
}
const house = [
  { id: 'heating', title: 'Heating', label: 'Gas', text: 'The boiler runs hot.', picture: 'states/failed.svg' },
  { id: 'windows', title: 'Windows', label: 'Double', text: 'They keep the warmth in.', picture: 'states/failed.svg' },
]
/** One or two cards are wide, with the drawing beside the words. */
export const FewTraits: Story = {
  render: () => <TraitCards items={house} />,
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const card = canvas.getByText('Gas').closest('li')
    const drawing = card?.querySelector('svg')?.getBoundingClientRect()
    await expect(drawing?.right).toBeLessThan(canvas.getByText('Gas').getBoundingClientRect().left)
  },
}
export const Professional: Story = {
  render: () => (
    <Signposts
      {...report.signposts}
      items={[{ id: 'a', title: 'A leaking pipe', text: 'Turn the water off and call a plumber today.' }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: report.signposts.heading })).toBeVisible()
    await expect(canvas.getByText('Turn the water off and call a plumber today.')).toBeVisible()
  },
}
/** Of several signposts, only the first and the urgent ones are open. */
export const ProfessionalSeveral: Story = {
  render: () => (
    <Signposts
      {...report.signposts}
      items={[
        { id: 'a', title: 'A leaking pipe', text: 'Turn the water off and call a plumber today.' },
        { id: 'b', title: 'An old boiler', text: 'Have it looked at once a year.' },
        { id: 'c', title: 'A dripping tap', text: 'A new washer is enough.' },
        { id: 'd', title: 'A smell of gas', text: 'Open the windows and leave.', urgent: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Turn the water off and call a plumber today.')).toBeVisible()
    await expect(canvas.getByText('Open the windows and leave.')).toBeVisible()
    await expect(canvas.getByText('A new washer is enough.')).not.toBeVisible()
    await userEvent.click(canvas.getByText('A dripping tap'))
    await expect(canvas.getByText('A new washer is enough.')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  },
}
const pipeAndBoiler = [
  { id: 'a', title: 'A leaking pipe', text: 'Turn the water off and call a plumber today.' },
  { id: 'b', title: 'An old boiler', text: 'Have it looked at once a year.' },
]
const placesOf = (items: readonly HTMLElement[]) => items.map((item) => item.getBoundingClientRect())
/** With two signposts, the second is not beside the first, which would leave half of the row empty. */
export const ProfessionalTwo: Story = {
  globals: { viewport: { value: 'wide' } },
  render: () => <Signposts {...report.signposts} items={pipeAndBoiler} />,
  play: async ({ canvas }) => {
    const [first, second] = placesOf(canvas.getAllByRole('listitem'))
    await expect(second?.top).toBe(first?.bottom)
    await expect(second?.width).toBe(first?.width)
  },
}
/** If there is room, two or more others are beside the first. */
export const ProfessionalThree: Story = {
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <Signposts
      {...report.signposts}
      items={[...pipeAndBoiler, { id: 'c', title: 'A dripping tap', text: 'A new washer is enough.' }]}
    />
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = placesOf(canvas.getAllByRole('listitem'))
    await expect(second?.top).toBe(first?.top)
    await expect(second?.left).toBeGreaterThan(first?.right ?? Number.POSITIVE_INFINITY)
    await expect(third?.left).toBe(second?.left)
  },
}
/** On a phone the advice has the whole width of the note, in both text directions: only the heading is beside the icon. */
export const ProfessionalFromRightToLeft: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div dir="rtl">
      <Signposts {...report.signposts} items={pipeAndBoiler} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('list').getBoundingClientRect()
    const icon = canvas.getByRole('heading', { level: 2 }).closest('.note__root')?.querySelector('svg')
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect()
    await expect([left, right]).toEqual([heading.left, icon?.getBoundingClientRect().right])
  },
}
export const Routine: Story = {
  render: () => (
    <>
      <h2>{report.routines.heading}</h2>
      <RoutineList
        howOften={report.routines.how_often}
        parts={result.routine.map((part) => ({
          ...part,
          steps: part.steps.map((step) => ({
            ...step,
            product: step.slot_label ? { label: report.routines.product, name: step.slot_label } : undefined,
          })),
        }))}
      />
    </>
  ),
  play: showsTexts(...result.routine.flatMap(({ steps, title }) => [title, ...steps.map((step) => step.title)])),
}
export const RoutineWithDrawings: Story = {
  render: () => (
    <RoutineList
      howOften={report.routines.how_often}
      parts={[
        {
          id: 'daily',
          title: 'Every day',
          steps: [
            {
              id: 'drawn',
              title: 'With a product',
              how_often: 'Every morning',
              text: 'A drawing stands beside the title, and these words stand below both of them.',
              drawing: { src: 'states/failed.svg', tint: 'leaf' },
            },
            { id: 'plain', title: 'Without one', how_often: 'Every night', text: 'The words take the whole width.' },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const drawn = page.getByText('With a product').closest('li')
    const plain = page.getByText('Without one').closest('li')
    // It is decorative, because the words say the same.
    await expect(drawn?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(plain?.querySelector('svg')).toBeNull()
    // It is only beside the title, so that all lines of the text have the same length.
    const { bottom = 0, width } = drawn?.querySelector('span')?.getBoundingClientRect() ?? {}
    await expect(width).toBe(48)
    await expect(page.getByText(/^A drawing stands/).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  },
}
export const Tips: Story = {
  render: () => (
    <>
      <h2>{report.tips.heading}</h2>
      <TipBadges
        badges={result.tips}
        icons={{ [result.tips[0]?.id ?? '']: 'heart' }}
        because={report.tips.because}
        more={(count) => fill(report.tips.more, { count })}
        evidence={report.ledger.evidence}
        empty={content.profile.unknown_label}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first] = result.tips
    if (!first) throw new Error('The result has badges')
    const badge = within(canvasElement).getByRole('heading', { name: first.title }).closest('li')
    if (!badge) throw new Error('A badge is in a list')
    // Only a badge with an icon of its own has one.
    await expect(badge.querySelector('[class*="icon"] path')).toHaveAttribute('d', iconPaths.heart)
    for (const other of badge.parentElement?.querySelectorAll('li ~ li') ?? [])
      await expect(other.querySelector('h3')?.parentElement?.querySelector('svg')).toBeNull()
    // The title of a badge without an icon takes the icon's place.
    for (const title of badge.parentElement?.querySelectorAll('li ~ li h3') ?? [])
      await expect(title.getBoundingClientRect().height).toBeLessThan(32)
    const [inSight, ...others] = first.tips.map(({ text }) => within(badge).getByText(text))
    await expect(inSight).toBeVisible()
    for (const other of others) await expect(other).not.toBeVisible()
    const opener = badge.querySelector('summary')
    if (others.length > 0) await expect(opener).toHaveTextContent(filled(report.tips.more, { count: others.length }))
    if (opener) await userEvent.click(opener)
    for (const other of others) await expect(other).toBeVisible()
  },
}
/** The label of the reason is only in the line that opens it, and not repeated in the text. */
export const OneTip: Story = {
  render: () => {
    const badges = result.tips.slice(0, 1).map((badge) => ({ ...badge, tips: badge.tips.slice(0, 1) }))
    const { because } = report.tips
    return <TipBadges badges={badges} icons={{}} because={because} more={String} evidence={report.ledger.evidence} />
  },
  play: async ({ canvas, canvasElement }) => {
    const reason = result.tips[0]?.tips[0]?.because ?? ''
    await userEvent.click(canvas.getByText(report.tips.because))
    await expect(canvas.getByText(reason, { exact: false })).toBeVisible()
    await expect(canvasElement.textContent?.split(report.tips.because)).toHaveLength(2)
  },
}
export const Blurred: Story = {
  render: () => {
    const { overlay } = results.visitor
    return (
      <Card>
        <BlurredScores
          count={3}
          level={2}
          heading={overlay.heading}
          text={overlay.text}
          actions={
            <>
              <ButtonLink href={overlay.signup.to}>{overlay.signup.label}</ButtonLink>
              <ButtonLink href={overlay.login.to} variant="quiet">
                {overlay.login.label}
              </ButtonLink>
            </>
          }
        />
      </Card>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('meter')).toBeNull()
  },
}

export const GreetedInTheDark: Story = { ...Greeted, ...dark, tags: ['appearance'] }
export const TipsInTheDark: Story = { ...Tips, ...dark, tags: ['appearance'] }

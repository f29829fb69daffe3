import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { StudioFrame } from '#studio/app/frame/studio-frame.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { withoutPreview } from '#testing/stories/without-preview.ts'
import { dark } from '#testing/stories/appearances.ts'

const meta: Meta = {
  title: 'Studio/Shell/Frame',
  beforeEach: withoutPreview,
  render: () => (
    <ShellStory>
      <StudioFrame />
    </ShellStory>
  ),
}
export default meta
type Story = StoryObj
/** The list is widened with the keyboard, up to its limit. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const handle = await within(canvasElement).findByRole('separator', { name: 'Width of the list' })
    const width = Number(handle.getAttribute('aria-valuenow'))
    handle.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(handle).toHaveAttribute('aria-valuenow', `${width + 16}`)
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(handle).toHaveAttribute('aria-valuenow', '480')
    await userEvent.keyboard('{Home}')
    await expect(handle).toHaveAttribute('aria-valuenow', '180')
  },
}
/** If the browser ends a drag, for example because a second finger zooms, the list keeps its current width. */
export const WidthLeftAlone: Story = {
  tags: ['!dev', 'slow'],
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('separator', { name: 'Width of the list' })
    // Synthetic events have no pointer that could be captured.
    handle.setPointerCapture = () => undefined
    const width = () => handle.getAttribute('aria-valuenow')
    await fireEvent.pointerDown(handle, { clientX: 300 })
    await fireEvent.pointerMove(handle, { clientX: 320 })
    const before = width()
    await fireEvent.pointerCancel(handle)
    await fireEvent.pointerMove(handle, { clientX: 360 })
    await expect(width()).toBe(before)
  },
}
export const InTheDark: Story = { ...dark, tags: ['appearance'] }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** In a field that is not part of the content, the browser undoes what was typed. */
export const UndoOfTheBrowser: Story = {
  tags: ['slow'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Find and replace' }))
    const field = await canvas.findByRole('textbox', { name: 'Find' })
    const undo = { key: 'z', ctrlKey: true }
    // `fireEvent` returns false if the studio handles the key.
    await expect(fireEvent.keyDown(field, undo)).toBe(true)
    await expect(fireEvent.keyDown(document.body, undo)).toBe(false)
  },
}

/** A long draft name and problems neither truncate the state of the draft nor push it over the buttons. */
export const TabletWithProblems: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <ShellStory
      prepare={(editor) => {
        const draft = { ...editor.state().draft, name: 'Everything that changes before the summer holidays' }
        editor.update({ draft, problems: Array.from({ length: 12 }, (_, from) => problemWith({ from })) })
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('banner'))
    await expect(bar.getByRole('link', { name: '12 errors' })).toBeVisible()
    const [state] = canvas.getAllByRole('status').filter((one) => one.textContent === 'No changes yet')
    if (!state) throw new Error('The bar says the state of the draft')
    await expect(state.scrollWidth).toBeLessThanOrEqual(state.clientWidth)
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await expect(state.getBoundingClientRect().top).toBeGreaterThanOrEqual(undo.getBoundingClientRect().bottom)
  },
}

/** With text of twice the size, the buttons and the state of the draft take as many lines as they need. */
export const PhoneWithLargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  render: () => (
    <ShellStory
      prepare={(editor) => {
        const draft = { ...editor.state().draft, name: 'Everything that changes before the summer holidays' }
        const problems = Array.from({ length: 12 }, (_, from) => problemWith({ from }))
        editor.update({ draft, problems, saved: 'here' })
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner')
    await expect(await within(bar).findByText('Kept in this browser')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const parts = [...bar.querySelectorAll('a, button, p, [role="status"]')].filter((one) => one.checkVisibility())
    for (const one of parts) await expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The list is a drawer that closes when something is chosen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the list' }))
    await expect(canvas.getByRole('tree')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Find and replace' }))
    await waitFor(() => expect(canvas.queryByRole('tree')).not.toBeInTheDocument())
  },
}
/** Choosing a step first expands its questions; choosing a question closes the drawer. */
export const PhoneChooses: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the list' }))
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Lifestyle/ }))
    const [question] = await canvas.findAllByRole('treeitem', { name: /^\d+/ })
    if (!question) throw new Error('A step has questions')
    await userEvent.click(question)
    await waitFor(() => expect(canvas.queryByRole('tree')).not.toBeInTheDocument())
  },
}
/** The drawer closes with Escape, with a press outside it, and when the preview is shown. */
export const PhoneClosesTheDrawer: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const gone = () => waitFor(() => expect(canvas.queryByRole('tree')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the list' }))
    canvas.getByRole('link', { name: 'Versions' }).focus()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(canvas.getByRole('button', { name: 'Open the list' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the list' }))
    const { bottom, right } = canvas.getByRole('navigation').firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const beside = document.elementFromPoint(right + 20, bottom - 40)
    if (!beside) throw new Error('The drawer leaves a part of the screen free')
    await userEvent.click(beside)
    await gone()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the list' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show the preview' }))
    await gone()
  },
}
export const PhoneWithDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open the list' }))
  },
}

/** Only the columns scroll: nothing in a long item makes the page longer. */
export const LongItem: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address="/studio/edit/quiz/sections/hair-details.yaml/-/questions/5">
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'More settings' })
    const { clientHeight, scrollHeight } = document.documentElement
    await expect(scrollHeight).toBe(clientHeight)
    await expect(canvas.getByRole('main').scrollHeight).toBeGreaterThan(clientHeight)
  },
}
/** One column: the preview takes the place of the item, until something is opened. */
export const PhoneWithPreview: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Show the preview' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Loading the preview')).toBeVisible()
    await expect(canvas.queryByRole('main')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Hide the preview' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the list' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Find and replace' }))
    await expect(await canvas.findByRole('heading', { name: 'Find and replace' })).toBeVisible()
    await expect(canvas.queryByText('Loading the preview')).toBeNull()
  },
}

/** A typed address with a trailing slash. */
export const SlashAtTheEnd: Story = {
  render: () => (
    <ShellStory address="/studio/replace/">
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Find and replace' })).toBeVisible()
  },
}

/** Data that throws an error only when the page of this file reads it. */
class FailingData extends Map<string, unknown> {
  override get = (file: string) => {
    if (file === 'pages/text/failing.yaml') throw new Error('an error of the studio')
    return super.get(file)
  }
}
/** An error in one page does not affect the list and the other pages. */
export const PageFails: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory
      address="/studio/edit/pages/text/failing.yaml/-/"
      prepare={(editor) => {
        editor.update({ data: new FailingData(editor.state().data) })
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page cannot be shown')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Find and replace' }))
    await expect(await canvas.findByRole('heading', { name: 'Find and replace' })).toBeVisible()
  },
}

/** Ctrl+K and a word: the arrow keys choose among the texts that contain it. */
export const Search: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('tree')
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await canvas.findByRole('combobox', { name: 'Search all texts' })
    await waitFor(() => expect(input).toHaveFocus())
    await expect(canvas.getByText(/^Arrow keys choose/)).toBeVisible()
    await userEvent.keyboard('moisture')
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(1))
    await userEvent.keyboard('{ArrowDown}')
    const [, second] = canvas.getAllByRole('option')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(input).toHaveAttribute('aria-activedescendant', second?.id)
  },
}
/** One Escape closes the search, also with a typed word, and the focus returns. */
export const SearchClosed: Story = {
  tags: ['!dev', 'slow'],
  play: async ({ canvas }) => {
    const search = within(await canvas.findByRole('banner')).getByRole('button', { name: /^Search/ })
    await userEvent.click(search)
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search all texts' }), 'moisture')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(search).toHaveFocus()
  },
}
/** Presses Ctrl+K before anything is painted. */
const SearchesAtOnce = () => {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  }, [])
  return null
}
export const SearchAtOnce: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory>
      <StudioFrame />
      <SearchesAtOnce />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Search all texts' })).toBeVisible()
  },
}
export const SearchWithoutHits: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('tree')
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search all texts' }), 'xyzzy')
    await expect(await canvas.findByText('Nothing contains “xyzzy”.')).toBeVisible()
  },
}
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('tree')
    await userEvent.keyboard('?')
    await expect(await canvas.findByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expect(canvas.getByText('Move a question to another section')).toBeVisible()
  },
}
/** Each step can be skipped; the last one ends the tour, and the focus is on the page. */
export const Tour: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin the tour' }))
    const tour = await canvas.findByRole('region', { name: 'Tour' })
    for (let step = 1; step <= 5; step++) {
      await expect(within(tour).getByText(new RegExp(`^${step} of 5`))).toBeVisible()
      await userEvent.click(within(tour).getByRole('button', { name: 'Skip this' }))
    }
    await userEvent.click(within(tour).getByRole('button', { name: 'Done' }))
    await expect(tour).not.toBeInTheDocument()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
export const TourBegun: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Begin the tour' }))
  },
}
const refusing = fn(() => Promise.reject(new Error('The worker has failed')))
/** The search requests the defaults. If the worker fails, the next component that needs them asks again. */
export const WorkerWithoutAnswer: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    refusing.mockClear()
    const fetches = spyOn(window, 'fetch').mockImplementation(async () => Response.json({ files: [] }))
    return () => {
      fetches.mockRestore()
    }
  },
  render: () => (
    <ShellStory ask={refusing}>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const unhandled = fn((event: Event) => event.preventDefault())
    window.addEventListener('unhandledrejection', unhandled)
    await canvas.findByRole('tree')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(refusing).toHaveBeenCalledWith('parsed', []))
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(refusing.mock.calls.length).toBeGreaterThan(1))
    window.removeEventListener('unhandledrejection', unhandled)
    await expect(unhandled).not.toHaveBeenCalled()
  },
}

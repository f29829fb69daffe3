/** The frame around the edited element, in a page like those of the preview. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import { followMark } from '#studio/preview/frame/press/mark.ts'

let mark: ReturnType<typeof followMark>

const Page = () => {
  useEffect(() => {
    const made = followMark()
    mark = made
    return () => {
      made.stop()
    }
  }, [])
  return (
    <div id="app">
      <header style={{ position: 'sticky', top: 0, zIndex: 2, background: '#fff' }}>Step 1 of 3</header>
      <main>
        <h1>Questions</h1>
        <h2 style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden' }}>About you</h2>
        <p>About you</p>
        <fieldset id="one">
          <legend>Which?</legend>
          <div data-options="">
            <label style={{ display: 'block' }}>
              <input type="radio" name="one" value="a" /> A
            </label>
            <label style={{ display: 'block' }}>
              <input type="radio" name="one" value="b" /> B
            </label>
          </div>
        </fieldset>
        <details>
          <summary>Why, and 2 more tips</summary>
          <p>Rinse with cool water.</p>
        </details>
        <p>The end</p>
      </main>
    </div>
  )
}
const meta: Meta = { title: 'Studio/Preview/Mark', render: () => <Page /> }
export default meta
type Story = StoryObj

const box = () => document.querySelector<HTMLElement>('[data-outline="mark"]')
const isAround = async (element: Element) => {
  const { height, left, top, width } = element.getBoundingClientRect()
  const frame = box()?.getBoundingClientRect()
  await expect([frame?.left, frame?.top, frame?.width, frame?.height]).toEqual([left, top, width, height])
}

/** The frame follows an option that is moved, and a page that grows above it. */
export const Moved: Story = {
  play: async ({ canvas }) => {
    mark.set({ question: 'one', option: 'b', text: null })
    const label = canvas.getByText('B')
    await waitFor(() => isAround(label))
    label.parentElement?.prepend(label)
    await waitFor(() => isAround(label))
    canvas.getByRole('heading', { name: 'Questions' }).style.height = '200px'
    await waitFor(() => isAround(label))
    await expect(box()).toBeVisible()
  },
}

/** If the question is not on the page, its texts are not searched for elsewhere. */
export const NotOnThePage: Story = {
  play: async () => {
    mark.set({ question: 'two', option: null, text: 'The end' })
    await new Promise((resolve) => {
      setTimeout(resolve, 200)
    })
    await expect(box()).not.toBeVisible()
  },
}

/** If a text has a second copy only for screen readers, the visible one is framed. */
export const HiddenCopy: Story = {
  play: async ({ canvas }) => {
    mark.set({ question: null, option: null, text: 'About you' })
    const shown = canvas.getAllByText('About you').find(({ tagName }) => tagName === 'P')
    if (!shown) throw new Error('The text is shown')
    await waitFor(() => isAround(shown))
    shown.remove()
    await waitFor(() => expect(box()).not.toBeVisible())
  },
}

/** Closed parts of the page are opened. */
export const InClosedDetails: Story = {
  play: async ({ canvas }) => {
    mark.set({ question: null, option: null, text: 'Rinse with cool water.' })
    await waitFor(() => expect(canvas.getByText('Rinse with cool water.')).toBeVisible())
    await waitFor(() => isAround(canvas.getByText('Rinse with cool water.')))
    // A part that an editor closes stays closed, however late the event fires on a busy computer.
    const late = new AbortController()
    window.addEventListener('toggle', (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: late.signal,
    })
    canvas.getByText('Rinse with cool water.').closest('details')?.removeAttribute('open')
    await waitFor(() => expect(box()).not.toBeVisible())
    late.abort()
    mark.refresh()
    await waitFor(() => isAround(canvas.getByText('Rinse with cool water.')))
  },
}

/** Sticky parts of the page cover the frame, unless the framed element is in one of them. */
export const BelowTheHeader: Story = {
  play: async ({ canvas }) => {
    mark.set({ question: null, option: null, text: 'The end' })
    await waitFor(() => isAround(canvas.getByText('The end')))
    await expect(Number(box()?.style.zIndex)).toBeLessThan(2)
    mark.set({ question: null, option: null, text: 'Step 1 of 3' })
    await waitFor(() => isAround(canvas.getByRole('banner')))
    await expect(Number(box()?.style.zIndex)).toBeGreaterThan(2)
  },
}

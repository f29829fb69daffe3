/** What the device still stores of a quiz after Exit Quiz. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import type { DeviceStore } from '#client/device/device-store.ts'
import { memoryStore } from '#client/device/memory-store.ts'
import { quizSlice } from '#content/slices/slices.ts'
import { QuizPage } from '#pages/quiz/quiz-page.tsx'

const content = quizSlice({ content: whole, version })
const { exit_dialog, frame, intro } = whole.pages.quiz

/** A store whose writes complete when `answer` is called. */
const slowStore = () => {
  const store = memoryStore()
  let answer = () => undefined as void
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slow: DeviceStore = {
    ...store,
    write: async (key, value) => {
      await store.write(key, value)
      await answered
    },
  }
  return { store: slow, answer }
}

let device: ReturnType<typeof slowStore>

const Quiz = () => {
  const [{ store }] = useState(() => (device = slowStore()))
  return (
    <MemoryRouter initialEntries={['/quiz']}>
      <Routes>
        <Route path="/quiz" element={<QuizPage content={content} store={store} />} />
        <Route path="*" element={<main>{content.site.name}</main>} />
      </Routes>
    </MemoryRouter>
  )
}

const meta = {
  title: 'Pages/Quiz exit',
  component: Quiz,
  parameters: { layout: 'fullscreen' },
  tags: ['!dev'],
} satisfies Meta<typeof Quiz>
export default meta

/** Answers that are waiting to be written to a slow device are not written after they were deleted. */
export const ClearedWhileSaving: StoryObj<typeof meta> = {
  tags: ['slow'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: intro.start }))
    await canvas.findByRole('button', { name: frame.next })
    const inputs = () => canvasElement.querySelectorAll<HTMLElement>('input[type=checkbox], input[type=radio]')
    await waitFor(() => expect(inputs().length).toBeGreaterThan(1))
    for (const input of [...inputs()].slice(0, 2)) {
      await userEvent.click(input)
      await waitFor(async () => expect(await device.store.read('draft')).toBeDefined())
    }
    await userEvent.click(canvas.getByRole('button', { name: frame.exit }))
    await userEvent.click(await canvas.findByRole('button', { name: exit_dialog.clear }))
    await canvas.findByText(content.site.name)
    device.answer()
    // Longer than the pause between two writes.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await expect(await device.store.read('draft')).toBeUndefined()
  },
}

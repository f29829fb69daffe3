import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import type { Version } from '#editing/studio-api.ts'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { LoadFailed, Loading as LoadingScreen } from '#studio/app/loading/loading.tsx'
import { ScreenFailed } from '#studio/app/loading/screen-failed.tsx'
import { StartPage } from '#studio/app/start/start-page.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { problemsOf } from '#testing/stories/shell-problems.ts'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { dark, phone } from '#testing/stories/appearances.ts'

const versions: readonly Version[] = [
  {
    id: '1',
    at: '2026-02-27T14:02:00Z',
    by: 'Ada',
    message: 'Fewer points for dry hair',
    contentVersion: 'a76601bd6358',
    changes: ['“Dryness”: “Dry” gives 2 points (was 1)'],
    files: [],
    commit: null,
  },
]
type Args = {
  readonly isUnknown: boolean
  readonly onTour: () => void
  readonly onSearch: () => void
  readonly onKeys: () => void
}
const meta: Meta<Args> = {
  title: 'Studio/Shell/Start',
  args: { isUnknown: false, onTour: fn(), onSearch: fn(), onKeys: fn() },
  render: (args) => (
    <ShellStory>
      <main style={{ padding: 16 }}>
        <StartPage {...args} />
      </main>
    </ShellStory>
  ),
}
export default meta
type Story = StoryObj<Args>

export const First: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Nothing was published/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the tour' }))
    await expect(args.onTour).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Search for a text/ }))
    await expect(args.onSearch).toHaveBeenCalled()
  },
}
export const Busy: Story = {
  render: (args) => (
    <ShellStory
      versions={versions}
      prepare={(editor) => {
        const { operations, title } = setValue(editor.state().data, 'quiz/quiz.yaml', ['title'], 'Changed')
        editor.act(title, operations)
        editor.update({ problems: problemsOf('quiz/quiz.yaml', '/title') })
      }}
    >
      <main style={{ padding: 16 }}>
        <StartPage {...args} />
      </main>
    </ShellStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /^1 change in “Spring”/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1 error' })).toBeVisible()
    await expect(await canvas.findByText('Fewer points for dry hair')).toBeVisible()
  },
}
export const BusyInTheDark: Story = { ...Busy, ...dark, tags: ['appearance'] }
export const OnAPhone: Story = { ...Busy, ...phone, tags: ['appearance'] }
export const UnknownAddress: Story = { args: { isUnknown: true } }
export const Loading: Story = {
  render: () => (
    <StudioRoot>
      <LoadingScreen />
    </StudioRoot>
  ),
}
export const Failed: Story = {
  render: ({ onTour }) => (
    <StudioRoot>
      <LoadFailed
        message="The studio on this computer does not answer. Is it still running in the terminal?"
        onRetry={onTour}
      />
    </StudioRoot>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onTour).toHaveBeenCalled()
  },
}

const Broken = (): never => {
  throw new Error('It cannot be rendered')
}
/** An error in the frame or in a dialog, such as the search, does not leave a blank page. */
export const StudioFailed: Story = {
  render: () => (
    <StudioRoot>
      <ErrorBoundary fallback={<ScreenFailed isWhole />}>
        <Broken />
      </ErrorBoundary>
    </StudioRoot>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The studio cannot be shown')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Load the studio again' })).toBeVisible()
  },
}

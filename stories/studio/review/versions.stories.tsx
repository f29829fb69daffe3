import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Version } from '#editing/studio-api.ts'
import { FileDiff } from '#studio/review/changes/file-diff.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { VersionsScreen } from '#studio/versions/versions-screen.tsx'
import { dark, phone } from '#testing/stories/appearances.ts'

const version = (id: string, message: string, changes: number): Version => ({
  id,
  at: `2026-11-2${id}T14:02:00Z`,
  by: 'Ada',
  message,
  contentVersion: 'a76601bd6358',
  changes: Array.from({ length: changes }, (_, index) => `“Dryness”: “Dry” gives ${index + 2} points (was 1)`),
  files: [{ path: 'analysis/scores.yaml', before: 'a', after: 'b' }],
  commit: null,
})
const versions = [version('2', 'Fewer points for dry hair', 2), version('1', '', 9)]

const meta: Meta<typeof VersionsScreen> = {
  title: 'Studio/Versions',
  component: VersionsScreen,
  args: {
    versions: { state: 'loaded', value: versions },
    restoring: null,
    failed: null,
    hasLeftNewest: false,
    onRetry: fn(),
    onRestore: fn(),
    files: () => <FileDiff path="analysis/scores.yaml" before={'a: 1\nb: 2\n'} after={'a: 1\nb: 3\n'} />,
    since: () => <p>Nothing has changed since this version.</p>,
  },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <StudioRoot>
          <main style={{ padding: 16 }}>
            <Story />
          </main>
        </StudioRoot>
      </MemoryRouter>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof VersionsScreen>

export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const [files] = canvas.getAllByRole('button', { name: '1 file' })
    if (!files) throw new Error('A version has files')
    await userEvent.click(files)
    await expect(files).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('analysis/scores.yaml')).toBeVisible()
    const restore = canvas.getByRole('button', { name: 'Restore' })
    await expect(restore).toHaveAccessibleDescription(/^Without a note 21 November 2026/)
    await expect(canvas.getByRole('article', { name: /^Without a note 21 November 2026/ })).toBeVisible()
    await userEvent.click(restore)
    await expect(args.onRestore).toHaveBeenCalledWith(versions[1])
  },
}
/** Files were changed outside the studio, so even the newest version can be restored. */
export const ChangedOnTheDisk: Story = {
  args: { hasLeftNewest: true },
  play: async ({ args, canvas }) => {
    const [newest] = canvas.getAllByRole('button', { name: 'Restore' })
    if (!newest) throw new Error('Each version has a button')
    await userEvent.click(newest)
    await expect(args.onRestore).toHaveBeenCalledWith(versions[0])
  },
}
export const InTheDark: Story = { ...dark, tags: ['appearance'] }
export const OnAPhone: Story = { ...phone, tags: ['appearance'] }
export const None: Story = { args: { versions: { state: 'loaded', value: [] } } }
export const Loading: Story = { args: { versions: { state: 'loading' } } }
export const Offline: Story = {
  args: { versions: { state: 'failed', message: 'The studio on this computer does not answer.' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const Restoring: Story = { args: { restoring: '1' } }
/** The message is beside the pressed button, because the list may be long. A version without files has none to show. */
export const NotRestored: Story = {
  args: {
    versions: {
      state: 'loaded',
      value: [...versions, { ...version('0', 'Before the first publication', 0), files: [] }],
    },
    failed: { id: '0', why: 'The files are those of this version already.' },
  },
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('article', { name: 'Before the first publication' }))
    await expect(first.getByText('The files are those of this version already.')).toBeVisible()
    await expect(first.queryByRole('button', { name: '0 files' })).toBeNull()
    await expect(first.queryByRole('list')).toBeNull()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { content as whole } from 'virtual:content/all'
import { pathsContent } from 'virtual:content/paths'
import { NotLoaded, TooOld } from '#app/notices.tsx'
import { headSlice } from '#content/slices/site-slices.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { dark } from '#testing/stories/appearances.ts'

const { browser } = headSlice(whole)

const meta = {
  title: 'Pages/Notices',
  component: TooOld,
  parameters: { layout: 'fullscreen' },
  args: {
    words: browser,
    oldest: { chrome: '109', edge: '109', firefox: '115', safari: '15.6', ios_saf: '15.6', samsung: '21' },
    isReadable: false,
    shown: true,
  },
} satisfies Meta<typeof TooOld>
export default meta
type Story = StoryObj<typeof meta>

export const InsteadOfAPage: Story = { play: showsTexts(browser.too_old, browser.too_old_text) }
export const InsteadOfAPageInTheDark: Story = { ...InsteadOfAPage, ...dark, tags: ['appearance'] }
export const AboveWordsThatCanBeRead: Story = {
  args: { isReadable: true },
  play: showsTexts(browser.too_old, browser.too_old_reading),
  decorators: [
    (Shown) => (
      <>
        <Shown />
        <main>
          <h1>How it works</h1>
        </main>
      </>
    ),
  ],
}
/** The notice above a page whose scripts did not load. */
export const ScriptsThatDidNotLoad: Story = {
  render: () => <NotLoaded failed={pathsContent.failed} reload={pathsContent.reload} shown />,
  play: showsTexts(pathsContent.failed, pathsContent.reload),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { content as whole } from 'virtual:content/all'
import { OfflinePage } from '#app/offline-page.tsx'
import { headSlice } from '#content/slices/site-slices.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { dark } from '#testing/stories/appearances.ts'

const { offline, quiz, site } = headSlice(whole)

const meta = {
  title: 'Pages/Offline',
  component: OfflinePage,
  parameters: { layout: 'fullscreen' },
  args: {
    words: offline,
    quiz,
    brand: { name: site.name, mark: site.pictures.logo ?? null },
    picture: site.pictures.failed,
  },
} satisfies Meta<typeof OfflinePage>
export default meta
type Story = StoryObj<typeof meta>

export const InPlaceOfAPage: Story = { play: showsTexts(offline.heading, offline.text, offline.quiz, offline.again) }
export const InTheDark: Story = { ...InPlaceOfAPage, ...dark, tags: ['appearance'] }

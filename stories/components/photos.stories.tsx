import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { CameraView } from '#components/camera-view.tsx'
import { PhotoSlots, type PhotoSlot } from '#components/photo-slots.tsx'
import { recipe } from '#components/recipe.ts'
import { UploadArea } from '#components/upload-area.tsx'
import { fill } from '#engine/format.ts'

const { photos } = content.pages.quiz
const approved = photos.feedback.classes[0]
const close = photos.feedback.classes[2]

/** A picture that the story draws itself. */
const drawn = (): HTMLCanvasElement => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 320 })
  const paint = canvas.getContext('2d')
  if (paint) {
    paint.fillStyle = '#B9A68E'
    paint.fillRect(0, 0, 240, 320)
    paint.fillStyle = '#1E1A23'
    paint.arc(120, 140, 90, 0, 7)
    paint.fill()
  }
  return canvas
}

const slotsWith = (states: readonly PhotoSlot['state'][]): readonly PhotoSlot[] =>
  photos.slots.map(({ id, title, picture, guide_alt }, position) => {
    const state = states[position] ?? 'empty'
    const taken = state === 'taken'
    return {
      id,
      title,
      guide: picture,
      guideAlt: guide_alt,
      state,
      word: taken ? (approved?.title ?? '') : photos.slot_empty,
      ...(taken
        ? {
            verdict: 'good' as const,
            picture: drawn().toDataURL(),
            pictureAlt: fill(photos.picture_alt, { view: title }),
            remove: {
              label: fill(photos.actions.delete_view, { n: position + 1, view: title }),
              onDelete: () => undefined,
            },
          }
        : {}),
    }
  })

const meta = {
  title: 'Components/Photos',
  decorators: [
    (Story) => (
      <main className={recipe('wrap', { width: 'text', pad: 'page' })}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const SlotsEmpty: Story = {
  render: () => <PhotoSlots label={photos.slots_label} slots={slotsWith(['empty', 'empty', 'empty'])} />,
}
export const SlotsInUse: Story = {
  render: () => <PhotoSlots label={photos.slots_label} slots={slotsWith(['taken', 'now', 'empty'])} />,
}
export const SlotsFull: Story = {
  render: () => <PhotoSlots label={photos.slots_label} slots={slotsWith(['taken', 'taken', 'taken'])} />,
}

const Camera = ({ count, advice }: { readonly count?: string; readonly advice?: string }) => {
  const [stream, setStream] = useState<MediaStream | null>(null)
  useEffect(() => setStream(drawn().captureStream(5)), [])
  return (
    <CameraView
      stream={stream}
      label={photos.camera.view_label}
      guide={photos.slots[1]?.picture ?? ''}
      capture={{ label: photos.camera.capture, onCapture: () => undefined }}
      flip={{ label: photos.camera.flip, onFlip: () => undefined }}
      timer={{ label: photos.camera.timer, onTimer: () => undefined }}
      count={count}
      advice={advice}
    />
  )
}
export const CameraLive: Story = {
  render: () => <Camera advice={`${close?.title ?? ''}: ${close?.advice ?? ''}`} />,
}
export const CameraCounting: Story = { render: () => <Camera count="3" /> }
export const CameraStarting: Story = {
  render: () => (
    <CameraView stream={null} label={photos.camera.view_label} guide={photos.slots[1]?.picture ?? ''}>
      <p>{photos.camera.state_starting}</p>
    </CameraView>
  ),
}

const Upload = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <>
      <UploadArea
        id="upload"
        label={photos.ways.upload}
        hint={photos.ways.upload_hint}
        dropHere={photos.ways.drop_here}
        paste={photos.ways.paste_hint}
        accept="image/*"
        multiple
        disabled={disabled}
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <p role="status">{names.join(', ')}</p>
    </>
  )
}
export const UploadWaiting: Story = { render: () => <Upload /> }
export const UploadClosed: Story = { render: () => <Upload disabled /> }
export const UploadChosen: Story = {
  render: () => <Upload />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const file = new File(['x'], 'top.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(photos.ways.upload), file)
    await expect(canvas.getByRole('status')).toHaveTextContent('top.png')
  },
}

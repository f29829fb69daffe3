import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { CameraView, type CameraViewProps } from '#components/photos/camera-view.tsx'
import { useFilesFromPage } from '#components/photos/files-from-page.ts'
import { ActionMenu } from '#components/photos/action-menu.tsx'
import { PhotoSlots, type PhotoSlot } from '#components/photos/photo-slots.tsx'
import { recipe } from '#components/recipe.ts'
import { UploadArea } from '#components/photos/upload-area.tsx'
import { fill } from '#engine/format.ts'
import { capturedPhoto, type CapturedPhoto } from '#pages/quiz/photos/captured-photo.ts'
import { drawnPhotos } from '#testing/stories/fakes/drawn-photos.ts'
import { showsTexts } from '#testing/stories/shows.ts'

const photos = content.photos.texts
const approved = photos.feedback.classes[0]
const close = photos.feedback.classes[2]

/** A picture drawn by the story. */
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
  content.photos.views.map(({ id, title, picture, guide_alt }, position) => {
    const state = states[position] ?? 'empty'
    const taken = state === 'taken'
    return {
      id,
      title,
      guide: picture,
      guideAlt: guide_alt,
      state,
      status: taken ? (approved?.title ?? '') : photos.slot_empty,
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
      <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Expects each slot to have its status, and each taken slot its photo. */
const showsStates =
  (states: readonly PhotoSlot['state'][]): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const slots = within(canvas.getByRole('list', { name: photos.slots_label })).getAllByRole('listitem')
    await expect(slots).toHaveLength(states.length)
    for (const [position, slot] of slots.entries()) {
      const taken = states[position] === 'taken'
      await expect(slot).toHaveTextContent(taken ? (approved?.title ?? '') : photos.slot_empty)
      await expect(slot.querySelectorAll('img')).toHaveLength(taken ? 1 : 0)
    }
  }

export const SlotsEmpty: Story = {
  render: () => <PhotoSlots label={photos.slots_label} slots={slotsWith(['empty', 'empty', 'empty'])} />,
  play: showsStates(['empty', 'empty', 'empty']),
}
export const SlotsInUse: Story = {
  render: () => <PhotoSlots label={photos.slots_label} slots={slotsWith(['taken', 'now', 'empty'])} />,
  play: showsStates(['taken', 'now', 'empty']),
}
export const SlotsFull: Story = {
  render: () => <PhotoSlots label={photos.slots_label} slots={slotsWith(['taken', 'taken', 'taken'])} />,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await showsStates(['taken', 'taken', 'taken'])(context)
    // The pictures are beside each other, even on a phone.
    const pictures = context.canvas.getAllByRole('img')
    await expect(new Set(pictures.map((picture) => picture.getBoundingClientRect().top)).size).toBe(1)
  },
}

const Camera = (props: Partial<CameraViewProps>) => {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => setStream(drawn().captureStream(5)), [])
  return (
    <CameraView
      stream={stream}
      video={video}
      label={photos.camera.view_label}
      guide={content.photos.views[1]?.picture}
      shutter={{ label: photos.camera.capture_view, onPress: () => undefined }}
      {...props}
    />
  )
}
const flip = { label: photos.camera.flip, onPress: () => undefined }
const timer = { label: photos.camera.timer_off, onPress: () => undefined }

export const CameraLive: Story = {
  render: () => <Camera flip={flip} timer={timer} />,
  play: async ({ canvas }) => {
    for (const name of [flip.label, photos.camera.capture_view, timer.label])
      await expect(await canvas.findByRole('button', { name })).toBeVisible()
  },
}
/** With only one camera there is nothing to switch to, and the sound button has that place. */
export const CameraWithSound: Story = {
  render: () => (
    <Camera timer={timer} sound={{ label: photos.camera.sound, pressed: true, onPress: () => undefined }} />
  ),
  play: async ({ canvas }) => {
    const sound = await canvas.findByRole('button', { name: photos.camera.sound, pressed: true })
    const shutter = canvas.getByRole('button', { name: photos.camera.capture_view })
    await expect(sound.getBoundingClientRect().right).toBeLessThan(shutter.getBoundingClientRect().left)
  },
}
export const CameraAdvises: Story = {
  render: () => (
    <Camera flip={flip} timer={timer} advice={{ text: `${close?.title ?? ''}: ${close?.live ?? ''}`, good: false }} />
  ),
  play: showsTexts(`${close?.title ?? ''}: ${close?.live ?? ''}`),
}
export const CameraApproves: Story = {
  render: () => (
    <Camera timer={timer} advice={{ text: `${approved?.title ?? ''}: ${approved?.live ?? ''}`, good: true }} />
  ),
  play: showsTexts(`${approved?.title ?? ''}: ${approved?.live ?? ''}`),
}
export const CameraCounting: Story = {
  render: () => (
    <Camera count={3} shutter={{ label: photos.camera.cancel_countdown, stops: true, onPress: () => undefined }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: photos.camera.cancel_countdown })).toBeVisible()
  },
}
export const CameraTaking: Story = {
  render: () => <Camera still shutter={{ label: photos.camera.taking, busy: true, onPress: () => undefined }} />,
  play: async ({ canvas }) => {
    const shutter = await canvas.findByRole('button', { name: photos.camera.taking })
    await expect(shutter).toHaveAttribute('aria-disabled', 'true')
  },
}
const Starting = () => (
  <CameraView
    stream={null}
    video={useRef<HTMLVideoElement>(null)}
    label={photos.camera.view_label}
    guide={content.photos.views[1]?.picture}
  >
    <p>{photos.camera.state_starting}</p>
  </CameraView>
)
export const CameraStarting: Story = { render: () => <Starting />, play: showsTexts(photos.camera.state_starting) }
/** The camera is open, but does not show a picture yet. */
export const CameraDark: Story = {
  render: () => (
    <Camera shutter={undefined}>
      <p>{photos.camera.state_starting}</p>
    </Camera>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(photos.camera.state_starting)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const Upload = ({ over = false }: { readonly over?: boolean }) => {
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <>
      <UploadArea
        id="upload"
        summary={photos.ways.device}
        icon="upload"
        label={photos.ways.upload}
        hint={`${photos.ways.upload_hint} ${photos.ways.paste_hint}`}
        dropHere={photos.ways.drop_here}
        over={over}
        accept="image/*"
        multiple
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <p role="status">{names.join(', ')}</p>
    </>
  )
}
/** Drops a file before anything is painted. */
const DroppedAtOnce = () => {
  const [names, setNames] = useState<readonly string[]>([])
  useFilesFromPage((files) => setNames(files.map(({ name }) => name)), true)
  useLayoutEffect(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([], 'early.jpg'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, [])
  return <p role="status">{names.join(', ')}</p>
}
export const FileDroppedAtOnce: Story = {
  tags: ['!dev'],
  render: () => <DroppedAtOnce />,
  play: showsTexts('early.jpg'),
}

export const UploadWaiting: Story = { render: () => <Upload />, play: showsTexts(photos.ways.device) }
export const UploadOpen: Story = {
  render: () => <Upload />,
  play: async (context) => {
    await userEvent.click(context.canvas.getByText(photos.ways.device))
    await showsTexts(`${photos.ways.upload_hint} ${photos.ways.paste_hint}`)(context)
  },
}
export const UploadDraggedOver: Story = { render: () => <Upload over />, play: showsTexts(photos.ways.drop_here) }
export const UploadChosen: Story = {
  render: () => <Upload />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const file = new File(['x'], 'top.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText(photos.ways.upload), file)
    await expect(canvas.getByRole('status')).toHaveTextContent('top.png')
  },
}

const groups = content.photos.views.map(({ id, title }) => ({
  id,
  title,
  name: fill(photos.actions.more_view, { view: title }),
  actions: content.photos.views
    .filter((other) => other.id !== id)
    .map((other) => ({
      id: other.id,
      label: fill(photos.actions.swap, { view: title, other: other.title }),
      onPress: () => undefined,
    })),
}))
export const ActionMenuWithKeys: Story = {
  render: () => <ActionMenu label={photos.actions.more} groups={groups} />,
  play: async ({ canvas }) => {
    const menu = () => canvas.queryByRole('group', { name: groups[0]?.name ?? '' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(menu()).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(menu()).toBeNull()
    await expect(canvas.getByRole('button', { name: photos.actions.more })).toHaveFocus()
  },
}

/** A JPEG is stored; the specification defines a captured photo as a PNG data URL. */
const AsEntity = () => {
  const [photo, setPhoto] = useState<CapturedPhoto | null>(null)
  useEffect(() => {
    void drawnPhotos(['top']).then(async ([record]) => setPhoto(record ? await capturedPhoto(record) : null))
  }, [])
  return photo && <img src={photo.image} alt={photo.id} width={240} />
}
export const CapturedAsEntity: Story = {
  tags: ['!dev'],
  render: () => <AsEntity />,
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole<HTMLImageElement>('img', { name: 'drawn-1' })
    await image.decode()
    await expect([image.naturalWidth, image.naturalHeight]).toEqual([480, 640])
    await expect(image.src.startsWith('data:image/png;base64,iVBOR')).toBe(true)
  },
}

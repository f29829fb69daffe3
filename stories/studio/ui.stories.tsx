import { useState, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '#studio/ui/button.tsx'
import { Badge, Callout, EmptyState } from '#studio/ui/callout.tsx'
import { Combobox } from '#studio/ui/combobox.tsx'
import { Dialog } from '#studio/ui/dialog.tsx'
import { Checkbox, Field, Segments, Select, TextArea, TextInput } from '#studio/ui/field.tsx'
import { Menu } from '#studio/ui/menu.tsx'
import { ReorderHandle } from '#studio/ui/reorder.tsx'
import { PartMissing } from '#studio/app/loading/lazy-part.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { Tabs } from '#studio/ui/tabs.tsx'

const Page = ({ children }: { readonly children: ReactNode }) => (
  <StudioRoot>
    <main style={{ display: 'grid', gap: 16, padding: 16, maxWidth: '40rem' }}>{children}</main>
  </StudioRoot>
)

const meta: Meta = {
  title: 'Studio/Controls',
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
}
export default meta
type Story = StoryObj

export const Buttons: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button variant="solid">Publish</Button>
      <Button icon="add">Add</Button>
      <Button variant="plain">See</Button>
      <Button variant="quiet" size="small" icon="undo">
        Undo
      </Button>
      <Button variant="danger" icon="trash">
        Delete
      </Button>
      <Button disabled>Redo</Button>
      <IconButton icon="undo" label="Undo" />
      <IconButton icon="phone" label="Phone" aria-pressed />
    </div>
  ),
}

export const Fields: Story = {
  render: () => (
    <>
      <Field label="Title" help="What visitors read above the options." aside="12 of 120">
        {(ids) => <TextInput {...ids} defaultValue="How do you dry?" />}
      </Field>
      <Field label="Help" optional problem="This text is 12 characters too long.">
        {(ids) => <TextArea {...ids} defaultValue="After washing." />}
      </Field>
      <Field label="Kind" problem="This kind has no points." severity="warning">
        {(ids) => (
          <Select {...ids} defaultValue="one">
            <option value="one">One answer</option>
            <option value="more">Several answers</option>
          </Select>
        )}
      </Field>
      <Checkbox label="Required" help="The visitor cannot go on without an answer." />
      <Chosen />
    </>
  ),
}

const Chosen = () => {
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
  return (
    <Segments
      label="Width"
      value={width}
      onChange={setWidth}
      choices={[
        { value: 'phone', label: 'Phone' },
        { value: 'desktop', label: 'Desktop' },
      ]}
    />
  )
}

export const Messages: Story = {
  render: () => (
    <>
      <Callout title="Published">Visitors see it now.</Callout>
      <Callout status="success" title="Nothing is wrong" />
      <Callout status="warning" title="Two answers have the same label" actions={<Button>Show</Button>}>
        Visitors cannot tell them apart.
      </Callout>
      <Callout status="error" title="The title is missing" />
      <div>
        <Badge>3 uses</Badge> <Badge status="info">New</Badge> <Badge status="warning">1 warning</Badge>{' '}
        <Badge status="error">2 errors</Badge> <Badge status="success">Saved</Badge>
      </div>
      <EmptyState title="No tips yet" actions={<Button icon="add">Add a tip</Button>}>
        <p>A tip is one thing that a visitor can do, such as “Drink water with every meal”.</p>
      </EmptyState>
    </>
  ),
}

export const MenuByKeyboard: Story = {
  render: () => <MenuWithResult />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'More for Drying' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: /Move up/ })).toHaveFocus()
    await userEvent.keyboard('d{Enter}')
    await expect(canvas.getByText('Duplicated')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'More for Drying' })).toHaveFocus()
  },
}

/** Two entries with the same label: two questions, for example, can have the same title. */
export const MenuOfTwins: Story = {
  tags: ['!dev'],
  render: () => (
    <Menu label="Insert an answer" items={[1, 2].map(() => ({ label: 'How often?', onSelect: () => undefined }))} />
  ),
  play: async ({ canvas }) => {
    const logged = spyOn(console, 'error')
    await userEvent.click(canvas.getByRole('button', { name: 'Insert an answer' }))
    await expect(canvas.getAllByRole('menuitem', { name: 'How often?' })).toHaveLength(2)
    // React would log a warning about duplicate keys, for which it may leave an entry out.
    await expect(logged).not.toHaveBeenCalled()
    logged.mockRestore()
  },
}

/** A press in the preview moves the focus without a press that the page sees: the menu would stay open, and Escape would not close it. */
export const MenuLeft: Story = {
  tags: ['!dev'],
  render: () => (
    <>
      <MenuWithResult />
      <input aria-label="Title" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }))
    await expect(canvas.getByRole('menu')).toBeVisible()
    canvas.getByRole('textbox', { name: 'Title' }).focus()
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  },
}

const MenuWithResult = () => {
  const [done, setDone] = useState('')
  return (
    <div>
      <Menu
        label="More for Drying"
        items={[
          { label: 'Move up', icon: 'up', keys: 'Alt+Up', disabled: 'is first', onSelect: () => undefined },
          { label: 'Duplicate', icon: 'copy', onSelect: () => setDone('Duplicated') },
          { label: 'Delete', icon: 'trash', isDanger: true, onSelect: () => setDone('Deleted') },
        ]}
      />
      <p>{done}</p>
    </div>
  )
}

export const DialogOpen: Story = {
  render: () => (
    <Dialog
      open
      title="Delete “Drying”?"
      onClose={() => undefined}
      actions={
        <>
          <Button>Keep it</Button>
          <Button variant="danger">Delete</Button>
        </>
      }
    >
      <p>Two other questions are asked because of it.</p>
    </Dialog>
  ),
}

const drinks = [
  { value: 'tea', label: 'Tea', group: 'Warm' },
  { value: 'coffee', label: 'Coffee', group: 'Warm', detail: '2 uses' },
  { value: 'water', label: 'Water', group: 'Cold' },
  { value: 'juice', label: 'Juice', group: 'Cold', disabled: 'is asked later' },
]

export const ComboboxByKeyboard: Story = {
  render: () => <Drink />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'Drink' })
    await userEvent.click(input)
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await userEvent.keyboard('wa{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Tea')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}

/** An option is chosen by a click, not by touching it, so that a finger can scroll the list. */
export const ComboboxByPointer: Story = {
  render: () => <Drink />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'Drink' })
    await userEvent.click(input)
    const tea = canvas.getByRole('option', { name: /^Tea/ })
    const user = userEvent.setup()
    await user.pointer({ keys: '[TouchA>]', target: tea })
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await user.pointer({ keys: '[/TouchA]', target: tea })
    await expect(input).toHaveValue('Tea')
    await expect(input).toHaveFocus()
  },
}

const Drink = () => {
  const [value, setValue] = useState<string | null>('coffee')
  return (
    <Field label="Drink" help="Type a part of its name.">
      {(ids) => <Combobox ids={ids} options={drinks} value={value} onChange={setValue} />}
    </Field>
  )
}

export const TabsByKeyboard: Story = {
  render: () => <WriteAndPreview />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Write' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Preview' })).toHaveTextContent('preview')
  },
}

const WriteAndPreview = () => {
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  return (
    <Tabs
      label="Text"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'write', label: 'Write' },
        { id: 'preview', label: 'Preview' },
      ]}
    >
      <p>This is {tab}.</p>
    </Tabs>
  )
}

export const ReorderByKeyboard: Story = {
  render: () => <Letters />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Move C/ }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['C', 'A', 'B'])
    await expect(canvas.getByRole('button', { name: /^Move C, number 1/ })).toHaveFocus()
  },
}

/** Escape ends a drag that was begun by mistake, without moving anything. */
export const ReorderGivenUp: Story = {
  render: () => <Letters />,
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: /^Move A/ })
    // Synthetic events have no pointer that could be captured.
    handle.setPointerCapture = () => undefined
    const { bottom } = canvas.getByRole('list').getBoundingClientRect()
    const order = () => canvas.getAllByRole('listitem').map((item) => item.textContent)
    handle.focus()
    await fireEvent.pointerDown(handle, { button: 0 })
    await fireEvent.pointerMove(handle, { clientY: bottom })
    await userEvent.keyboard('{Escape}')
    await fireEvent.pointerUp(handle)
    await expect(order()).toEqual(['A', 'B', 'C'])
    await fireEvent.pointerDown(handle, { button: 0 })
    await fireEvent.pointerMove(handle, { clientY: bottom })
    await fireEvent.pointerUp(handle)
    await expect(order()).toEqual(['B', 'C', 'A'])
  },
}

const Letters = () => {
  const [letters, setLetters] = useState(['A', 'B', 'C'])
  const move = (from: number, to: number) => {
    setLetters((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from] ?? ''))
  }
  return (
    <ol>
      {letters.map((letter, index) => (
        <li key={letter} data-entry="">
          <ReorderHandle name={letter} index={index} count={3} onMove={(to) => move(index, to)} />
          {letter}
        </li>
      ))}
    </ol>
  )
}

export const PartNotLoaded: Story = { render: () => <PartMissing /> }

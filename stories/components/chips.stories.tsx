import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { Button } from '#components/button.tsx'
import { ChipList, type Chip } from '#components/form/chip-list.tsx'
import { fill } from '#engine/format.ts'
import { inColumn } from '#testing/stories/in-column.tsx'

const { products } = content.pages.dashboard.account
const { fields } = content.messages

const meta = {
  title: 'Components/Chips',
  decorators: [inColumn],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** "Save" adds what is typed, as saving the account does. */
const Products = ({ first = products.initial, save }: { readonly first?: readonly Chip[]; readonly save?: string }) => {
  const [chips, setChips] = useState(first)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const number = useRef(0)
  const add = (): string | null => {
    const label = typed.trim()
    if (label === '' || chips.some((chip) => chip.label === label)) {
      setError(label === '' ? fields.chip_empty : fill(fields.chip_repeated, { label }))
      return null
    }
    number.current += 1
    setChips([...chips, { id: `added_${number.current}`, label }])
    setTyped('')
    return label
  }
  const list = (
    <ChipList
      id="product"
      label={products.label}
      hint={products.hint}
      placeholder={products.placeholder}
      chips={chips}
      onChange={(next) => {
        setError(undefined)
        setChips(next)
      }}
      typed={typed}
      onType={(text) => {
        setError(undefined)
        setTyped(text)
      }}
      error={error}
      onAdd={add}
      texts={{
        add: products.add,
        remove: (label) => fill(products.remove, { label }),
        added: (label) => fill(products.added, { label }),
        removed: (label) => fill(products.removed, { label }),
        undo: products.undo,
        empty: products.empty,
        list: products.heading,
      }}
    />
  )
  return (
    <>
      {list}
      {save && <Button onClick={add}>{save}</Button>}
    </>
  )
}

const labels = (canvasElement: HTMLElement): readonly string[] =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
const initial = products.initial.map(({ label }) => label)

export const ChipIsAddedWithEnter: Story = {
  render: () => <Products />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText(products.label)
    await userEvent.type(field, '  Shea butter {Enter}')
    await expect(labels(canvasElement)).toEqual([...initial, 'Shea butter'])
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(fill(products.added, { label: 'Shea butter' }))
  },
}

export const ChipsStandTwoInARow: Story = {
  render: () => <Products />,
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(2)
    await expect(tops[0]).toBe(tops[1])
  },
}

/** On a phone a long name takes the room that a short one beside it leaves. */
export const ChipsHaveOneLineOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ width: '308px' }}>
      <Products
        first={['Coconut Oil', 'ORS hair mousse', 'Aloe gel', 'Hair masks'].map((label) => ({ id: label, label }))}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect().height)
    await expect([window.innerWidth, ...heights]).toEqual([390, 48, 48, 48, 48])
  },
}

export const EmptyOrRepeatedChipIsRefused: Story = {
  render: () => <Products />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText(products.label)
    await userEvent.type(field, '   {Enter}')
    await expect(canvas.getByText(fields.chip_empty)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, `${initial[0] ?? ''}{Enter}`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(fill(fields.chip_repeated, { label: initial[0] ?? '' })),
    )
    await expect(labels(canvasElement)).toEqual(initial)
  },
}

export const RemovedChipComesBack: Story = {
  render: () => <Products />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = products.initial
    await userEvent.click(canvas.getByRole('button', { name: fill(products.remove, { label: first?.label ?? '' }) }))
    await expect(labels(canvasElement)).toEqual(initial.slice(1))
    // The focus moves to the chip that took its place.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: fill(products.remove, { label: second?.label ?? '' }) })).toHaveFocus(),
    )
    await userEvent.click(canvas.getByRole('button', { name: products.undo }))
    await expect(labels(canvasElement)).toEqual(initial)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: fill(products.remove, { label: first?.label ?? '' }) })).toHaveFocus(),
    )
  },
}

/** It would take back what was added since. */
export const RemovedChipDoesNotComeBackIntoAChangedList: Story = {
  render: () => <Products save={content.pages.dashboard.account.save} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: fill(products.remove, { label: initial[0] ?? '' }) }))
    await expect(canvas.getByRole('button', { name: products.undo })).toBeVisible()
    await userEvent.type(canvas.getByLabelText(products.label), 'Shea butter')
    await userEvent.click(canvas.getByRole('button', { name: content.pages.dashboard.account.save }))
    await expect(labels(canvasElement)).toEqual([...initial.slice(1), 'Shea butter'])
    await expect(canvas.queryByRole('button', { name: products.undo })).toBeNull()
  },
}

export const LastChipRemoved: Story = {
  render: () => <Products first={products.initial.slice(0, 1)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: fill(products.remove, { label: initial[0] ?? '' }) }))
    await expect(canvas.getByText(products.empty)).toBeVisible()
    await expect(canvas.getByLabelText(products.label)).toHaveFocus()
  },
}

export const LongChips: Story = {
  render: () => (
    <Products
      first={[
        { id: 'a', label: 'Cantu Shea Butter Leave-In Conditioning Repair Cream' },
        { id: 'b', label: 'Donaudampfschifffahrtsgesellschaftshaaröl' },
        ...products.initial,
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2 + products.initial.length)
  },
}

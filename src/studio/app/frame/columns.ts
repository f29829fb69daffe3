import { useState } from 'react'
import { isDataMap } from '#content/write/edit.ts'

export type Column = 'tree' | 'preview'
export type Columns = {
  readonly widths: Readonly<Record<Column, number>>
  readonly hasPreview: boolean
  readonly resize: (column: Column, width: number) => void
  readonly togglePreview: () => void
}

/** In px. A narrower column is not readable, and a wider one leaves no room for the item. */
export const columnLimits: Readonly<Record<Column, readonly [least: number, most: number]>> = {
  tree: [180, 480],
  preview: [280, 900],
}

const key = 'studio-columns'
const initial = { tree: 264, preview: 380, hasPreview: true }

/** The widths of the columns, as this browser remembers them. */
export const useColumns = (): Columns => {
  const [state, setState] = useState(remembered)
  const change = (changes: Partial<typeof initial>) => {
    const next = { ...state, ...changes }
    setState(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage, the columns will have their initial widths next time.
    }
  }
  return {
    widths: state,
    hasPreview: state.hasPreview,
    resize: (column, width) => {
      change({ [column]: withinLimits(column, width) })
    },
    togglePreview: () => {
      change({ hasPreview: !state.hasPreview })
    },
  }
}

const remembered = (): typeof initial => {
  try {
    return columnsFrom(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return initial
  }
}

/** Validates the stored widths, which may come from another version of the studio. */
export const columnsFrom = (stored: unknown): typeof initial => {
  const { hasPreview, preview, tree }: Readonly<Record<string, unknown>> = isDataMap(stored) ? stored : {}
  const width = (column: Column, value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? withinLimits(column, value) : initial[column]
  return {
    tree: width('tree', tree),
    preview: width('preview', preview),
    hasPreview: typeof hasPreview === 'boolean' ? hasPreview : initial.hasPreview,
  }
}

const withinLimits = (column: Column, width: number): number => {
  const [least, most] = columnLimits[column]
  return Math.round(Math.min(most, Math.max(least, width)))
}

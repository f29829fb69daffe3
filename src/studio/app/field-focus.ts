import { useEffect } from 'react'
import type { Place } from '#editing/place.ts'
import { fieldAddress } from './addresses.ts'

/** How long a form may take until its fields are there. */
const patience = 5000
const controls = 'input, textarea, select, button, [contenteditable="true"], [tabindex]'

/** Moves the focus to the field at this place as soon as it is on the screen: the field itself, or the nearest one around it. */
export const useFieldFocus = (file: string, field: Place | undefined): void => {
  const address = field && fieldAddress(file, field)
  useEffect(() => {
    if (address === undefined || focusField(address)) return undefined
    const observer = new MutationObserver(() => {
      if (focusField(address)) stop()
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-field'],
    })
    const timer = setTimeout(() => {
      stop()
      focusNearest(address)
    }, patience)
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    return stop
  }, [address])
}

const focusField = (address: string): boolean => {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(address)}"]`)
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls)
  if (!control) return false
  control.scrollIntoView({ block: 'center' })
  control.focus()
  return true
}

/** The field is part of another one: of a table, or of an editor for several values. */
const focusNearest = (address: string): void => {
  const outer = address.slice(0, address.lastIndexOf('/'))
  if (outer.includes('/-') && !focusField(outer)) focusNearest(outer)
}

import { useSyncExternalStore } from 'react'
import { placeFromText, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'

type Wanted = { readonly address: string; readonly count: number }

/** The field that was last requested. Groups and list entries around it open, including those that render only after another has opened. */
let wanted: Wanted = { address: '', count: 0 }
const listeners = new Set<() => void>()

/**
 * Opens what is collapsed around a field, scrolls to the field and focuses it. If there is no such field, the nearest one around it is used.
 *
 * @param address see `fieldAddress`
 * @returns whether one was found
 */
export const focusField = (address: string): Promise<boolean> => {
  wanted = { address, count: wanted.count + 1 }
  for (const listener of listeners) listener()
  return appeared(wanted, 0)
}

/** Forgets the request for a removed field, so that nothing opens for it again. */
export const forgetField = (address: string): void => {
  if (wanted.address !== address && !wanted.address.startsWith(`${address}/`)) return
  wanted = { address: '', count: wanted.count }
  for (const listener of listeners) listener()
}

/** How many frames to wait for a field on a loaded page: opening takes one frame for each level. */
const maxFrames = 20
/** How many frames to wait for the page itself, because its code may have to be loaded. */
const maxFramesForPage = 300

const appeared = async (request: Wanted, frame: number): Promise<boolean> => {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
  if (request !== wanted) return false
  const field = fieldAt(request.address)
  if (field) {
    focusIn(field)
    return true
  }
  if (frame < maxFrames) return appeared(request, frame + 1)
  const outer = outerAddress(request.address)
  const nearest = outer === undefined ? undefined : nearestField(outer)
  if (!nearest) return frame < maxFramesForPage && appeared(request, frame + 1)
  focusIn(nearest)
  return true
}

const fieldAt = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].find((field) => field.dataset['field'] === address)

const nearestField = (address: string): HTMLElement | undefined => {
  const outer = outerAddress(address)
  return fieldAt(address) ?? (outer === undefined ? undefined : nearestField(outer))
}

const outerAddress = (address: string): string | undefined => {
  const [file = '', place = ''] = address.split('/-/')
  return place === '' ? undefined : fieldAddress(file, placeFromText(place).slice(0, -1))
}

const controls = 'input:not([type=color]):not([type=file]), textarea, select'

/** Where a field without an input begins: the first entry of a list or its Add button, the choice of a picture, adding a condition. */
const beginnings = 'button[aria-expanded]:not([aria-haspopup]), [data-adding] button, button[data-first]'

/** Never the button that removes the setting, because the next key press would then remove it. */
const others = 'button:not([data-removing]), summary'

const focusIn = (field: HTMLElement): void => {
  // Several candidates, because a disabled or hidden control does not take the focus.
  const candidates = [controls, beginnings, others].flatMap((kinds) => [...field.querySelectorAll<HTMLElement>(kinds)])
  for (const candidate of [...candidates, field]) {
    candidate.focus({ preventScroll: true })
    if (document.activeElement === candidate) break
  }
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The requested field, such as a new entry, may be taller than the window, so scroll to what has the focus.
  const focused = document.activeElement?.closest('[data-field]') ?? field
  focused.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type WantedInside = {
  /** The next step from this place to the requested field; undefined if the field is not inside. */
  readonly step: Place[number] | undefined
  /** The number of requests so far, so that a repeated request opens again what was closed since. */
  readonly count: number
  readonly focus: (address: string) => void
}

/** Whether a field at or inside this place was requested. */
export const useWantedField = (file: string, place: Place): WantedInside => {
  const own = fieldAddress(file, place)
  const { address, count } = useSyncExternalStore(subscribe, () => wanted)
  const start = place.length === 0 ? own : `${own}/`
  const isInside = address.startsWith(start) && address !== own
  return {
    step: isInside ? placeFromText(address.slice(start.length))[0] : undefined,
    count: isInside || address === own ? count : 0,
    focus: (inner) => {
      void focusField(inner)
    },
  }
}

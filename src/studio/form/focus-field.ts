import { useSyncExternalStore } from 'react'
import { placeFromText, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'

type Wanted = { readonly address: string; readonly count: number }

/** The field that was last asked for. Groups and list entries around it open, also those that are only rendered when another has opened. */
let wanted: Wanted = { address: '', count: 0 }
const listeners = new Set<() => void>()

/**
 * Opens what is collapsed around a field, scrolls to it and focuses it. When there is no such field, the nearest one around it.
 *
 * @param address see `fieldAddress`
 * @returns whether one was found
 */
export const focusField = (address: string): Promise<boolean> => {
  wanted = { address, count: wanted.count + 1 }
  for (const listener of listeners) listener()
  return appeared(wanted, 0)
}

/** Nothing keeps a field open any more because it was asked for: it was removed. */
export const forgetField = (address: string): void => {
  if (wanted.address !== address && !wanted.address.startsWith(`${address}/`)) return
  wanted = { address: '', count: wanted.count }
  for (const listener of listeners) listener()
}

/** Frames within which a field appears on a page that is there: opening takes one for each level. */
const patience = 20
/** Frames within which the page itself appears: its part of the studio may have to be loaded. */
const patienceForPage = 300

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
  if (frame < patience) return appeared(request, frame + 1)
  const outer = outerAddress(request.address)
  const nearest = outer === undefined ? undefined : nearestField(outer)
  if (!nearest) return frame < patienceForPage && appeared(request, frame + 1)
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

/** Where a list begins: its first entry, or the button that adds one; where a picture is chosen; where a condition is added. */
const beginnings = 'button[aria-expanded]:not([aria-haspopup]), [data-adding] button, button[data-first]'

/** Never what removes the setting: with the focus there, the next key would. */
const others = 'button:not([data-removing]), summary'

const focusIn = (field: HTMLElement): void => {
  // A control that is disabled or not shown does not take the focus.
  const candidates = [controls, beginnings, others].flatMap((kinds) => [...field.querySelectorAll<HTMLElement>(kinds)])
  for (const candidate of [...candidates, field]) {
    candidate.focus({ preventScroll: true })
    if (document.activeElement === candidate) break
  }
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // What was asked for may be longer than the window, such as a new entry.
  const focused = document.activeElement?.closest('[data-field]') ?? field
  focused.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type WantedInside = {
  /** The next step from this place to the field that was asked for; undefined when it is not inside. */
  readonly step: Place[number] | undefined
  /** Counts the requests for fields inside, so that the same one again opens what was closed since. */
  readonly count: number
  readonly focus: (address: string) => void
}

/** Whether a field at or inside of this place was asked for. */
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

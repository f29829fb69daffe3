import { placeFromText, placeText, type FilePlace, type Place } from '#editing/place.ts'

export const pageAddresses = {
  start: '/studio',
  scores: '/studio/scores',
  parts: '/studio/parts',
  review: '/studio/review',
  versions: '/studio/versions',
  problems: '/studio/problems',
  replace: '/studio/replace',
} as const

const items = '/studio/edit/'
const betweenFileAndPlace = '/-/'

/** Identifies a field in `data-field`: `quiz/quiz.yaml/-/steps/intro/title`. */
export const fieldAddress = (file: string, place: Place): string => `${file}${betweenFileAndPlace}${placeText(place)}`

export const fieldFromAddress = (address: string): FilePlace | undefined => {
  const [file, place] = address.split(betweenFileAndPlace)
  return file === undefined || place === undefined ? undefined : { file, place: placeFromText(place) }
}

/** The address where an item is edited. With `field`, the field at that place gets the focus. */
export const itemAddress = ({ file, place }: FilePlace, field?: Place): string => {
  const path = file.split('/').map(encodeURIComponent).join('/')
  return `${items}${path}${betweenFileAndPlace}${inPath(place)}${field ? `?field=${encodeURIComponent(placeText(field))}` : ''}`
}

/** undefined: not the address of an item. */
export const itemFromAddress = (pathname: string): FilePlace | undefined => {
  if (!pathname.startsWith(items)) return undefined
  const [file, place] = pathname.slice(items.length).split(betweenFileAndPlace)
  if (!file || place === undefined) return undefined
  try {
    return { file: file.split('/').map(decodeURIComponent).join('/'), place: placeFromText(fromPath(place)) }
  } catch {
    return undefined
  }
}

/** Whether an address is that of this item, or of something inside it: `/questions/12` is not in `/questions/1`. */
export const isAddressIn = (pathname: string, item: FilePlace): boolean => {
  const own = itemAddress(item)
  return pathname === own || pathname.startsWith(`${own}/`)
}

/** The place, in the item's file, of the field that an address asks for. undefined: it asks for none, or is truncated. */
export const fieldInSearch = (search: string): Place | undefined => {
  const text = new URLSearchParams(search).get('field')
  try {
    return text === null ? undefined : placeFromText(text)
  } catch {
    return undefined
  }
}

/** `#` would end the path, so `:` replaces it. Ids in a place are encoded and cannot contain `:`. */
const inPath = (place: Place): string => placeText(place).replaceAll('#', ':')
const fromPath = (text: string): string =>
  text
    .replaceAll('%3A', '\0')
    .replace(/(^|\/):(?=\d+(\/|$))/g, '$1#')
    .replaceAll('\0', '%3A')

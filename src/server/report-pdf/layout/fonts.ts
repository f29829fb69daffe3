/** The typefaces of a printed report: DejaVu Sans, which knows most letters of the world, and the display face of the site. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
// In the bundle, so that it is there wherever the server runs. Made by scripts/assets/fonts.mjs.
import display from './ringlet-display.ttf?inline'

export const faces = ['body', 'bold', 'display'] as const
export type Face = (typeof faces)[number]

/** By the program's own place, not by the folder that it was started in. */
const require = createRequire(import.meta.url)

let loading: Promise<Readonly<Record<Face, Uint8Array>>> | undefined

/** Read with the first report, and kept. */
export const loadFaces = (): Promise<Readonly<Record<Face, Uint8Array>>> =>
  (loading ??= readFaces().catch((error: unknown) => {
    loading = undefined
    throw error
  }))

const readFaces = async (): Promise<Readonly<Record<Face, Uint8Array>>> => {
  const [body, bold] = await Promise.all([
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  ])
  return { body, bold, display: inlined(display) }
}

const inlined = (address: string): Uint8Array => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

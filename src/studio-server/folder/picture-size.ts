/** Width and height of pictures in pixels. */
import type { FolderPicture } from '#editing/studio-api.ts'

type Size = Pick<FolderPicture, 'width' | 'height'>

const noSize: Size = { width: null, height: null }

/** null for a picture without a size of its own, and for one that cannot be read. */
export const pictureSize = async (path: string, bytes: Uint8Array): Promise<Size> => {
  if (/\.svg$/i.test(path)) return svgSize(new TextDecoder().decode(bytes))
  const { default: sharp } = await import('sharp')
  try {
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height }
  } catch {
    return noSize
  }
}

/** From the attributes `width` and `height`, otherwise from the `viewBox`. */
export const svgSize = (text: string): Size => {
  const root = /<svg\b[^>]*>/i.exec(text)?.[0] ?? ''
  const length = (name: string): number | null => {
    const value = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'i').exec(root)?.[1]
    return value === undefined ? null : Number(value)
  }
  const [, , boxWidth, boxHeight] = (/\sviewBox\s*=\s*["']([^"']+)["']/i.exec(root)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const size = { width: length('width') ?? boxWidth, height: length('height') ?? boxHeight }
  const { width, height } = size
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? { width, height } : noSize
}

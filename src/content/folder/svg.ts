import { escapeHtml } from '#engine/escape-html.ts'
import { sourceRange, type SourceText } from '#content/yaml/range.ts'
import type { Finding } from '#content/problems/problem.ts'

/** Everything in a style or a value that loads another file. */
export const loadingStyles = [/url\((?!\s*["']?#)[^)]*\)?/gi, /@import\b/gi, /(?:image-set|\bsrc)\s*\(/gi]

/**
 * SVG files are served from the site's own origin and can be opened as documents, so they may not contain anything that runs or loads
 * something else.
 */
const unsafePatterns: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w-]+:)?script\b/gi, 'a script'],
  [/<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed|audio|video)\b/gi, 'elements that are not part of a drawing'],
  [/<!(?:DOCTYPE|ENTITY)\b|<\?xml-stylesheet\b/gi, 'a document type or a style sheet of its own'],
  [/\son[a-z]+\s*=/gi, 'an event handler'],
  [/\battributeName\s*=\s*["']?(?:[\w-]+:)?(?:href|on[a-z]+)/gi, 'an animation that changes links or handlers'],
  [/\b(?:[\w-]+:)?(?:href|src)\s*=\s*(?!["']#)["']?[^"'\s>]*/gi, 'a reference to another file or page'],
  ...loadingStyles.map((pattern) => [pattern, 'a reference to another file or page'] as const),
]

/** A finding for each thing that a drawing must not contain, at its place. */
export const svgFindings = (picture: SourceText): Finding[] => {
  const root = /<svg\b[^>]*>/i.exec(picture.text)
  if (!root)
    return [
      {
        code: 'content/unsafe-picture',
        range: sourceRange(picture, 0, 1),
        message: 'This file is not an SVG drawing.',
        help: 'Export it again as SVG.',
      },
    ]
  return unsafePatterns.flatMap(([pattern, what]) =>
    [...picture.text.matchAll(pattern)].map((match) => ({
      code: 'content/unsafe-picture',
      range: sourceRange(
        picture,
        match.index + (match[0].length - match[0].trimStart().length),
        match.index + match[0].length,
      ),
      message: `This picture contains ${what}.`,
      help: 'Remove it. A drawing may refer only to its own parts (#name).',
    })),
  )
}

/**
 * An SVG sprite: several drawings in one file, each with its name as id. Pages render one with `<use href="/media/folder.svg#name">`.
 * A browser parses every file that is used this way as a separate document, which takes longer than drawing it. In a sprite, the ten
 * pictures of a question are one document and appear together.
 */
export const svgSprite = (drawings: ReadonlyMap<string, string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${[...drawings].map(([id, svg]) => withId(withOwnNames(svg, id), id)).join('')}</svg>`

/** The pattern also matches a style sheet in a CDATA section. */
const styleSheet = /<style\b[^>]*>(?:[^<]+|<(?!\/?style\b))*<\/style>/gi

/**
 * Puts the name of the drawing in front of ids and of the classes of a style sheet. In a sprite these belong to the whole document, and
 * drawing programs give every drawing the same ones (`a`, `cls-1`).
 */
const withOwnNames = (svg: string, drawing: string): string => {
  const ids = new Set([...svg.matchAll(/\sid\s*=\s*["']([^"']+)/gi)].map(([, id]) => id))
  const styles = [...svg.matchAll(styleSheet)].join(' ')
  const classes = new Set([...styles.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name]) => name))
  if (ids.size === 0 && classes.size === 0) return svg
  const own = (names: ReadonlySet<string | undefined>) => (all: string, before: string, name: string) =>
    names.has(name) ? `${before}${partPrefix(drawing)}-${name}` : all
  return svg
    .replace(styleSheet, (style) =>
      style.replace(/(\.)([a-z_-][\w-]*)/gi, own(classes)).replace(/(#)([\w.-]+)/g, own(ids)),
    )
    .replace(
      /(\sclass\s*=\s*["'])([^"']+)/gi,
      (_, before: string, names: string) => before + names.replace(/()([^\s]+)/g, own(classes)),
    )
    .replace(/(\sid\s*=\s*["'])([^"']+)/gi, own(ids))
    .replace(/((?:href\s*=\s*["']|url\(\s*["']?)#)([^"')\s]+)/gi, own(ids))
}

/** The name of a drawing without characters that are not allowed in names in attributes, style sheets or `url(…)`. */
const partPrefix = (drawing: string): string =>
  drawing.replaceAll(/[^\p{L}\p{N}_-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}`)

const withId = (svg: string, id: string): string =>
  svg.slice(svg.search(/<svg\b/i)).replace(/<svg\b[^>]*>/i, (root) =>
    fitting(root)
      .replace(/\sid\s*=\s*("[^"]*"|'[^']*')/i, '')
      // A function, because $& and the like have a special meaning in a replacement string.
      .replace(/^<svg/i, () => `<svg id="${escapeHtml(id)}"`),
  )

/** A drawing fills the place that a page gives it, whatever size it was exported with. */
const fitting = (root: string): string => {
  const [width, height] = ['width', 'height'].map(
    (name) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'i').exec(root)?.[1],
  )
  const hasBox = /\sviewBox\s*=/i.test(root)
  if (!hasBox && (width === undefined || height === undefined)) return root
  const box = hasBox ? '' : ` viewBox="0 0 ${width} ${height}"`
  return root.replaceAll(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '').replace(/^<svg/i, `<svg${box}`)
}

/** The drawings of a report: SVG files of the content. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shortTraits } from '#engine/result/texts/summary.ts'
import type { Result } from '#types/api.generated.ts'

/** The text of each file by its path below content/media. */
export type Drawings = Readonly<Record<string, string>>

type Named = {
  readonly logo: string | undefined
  readonly ornament: string
  readonly region: { readonly locale: string }
}

/** Reads the drawings that exist. `media`: the folder of the pictures; null: there is none. */
export const readDrawings = async (
  media: string | null,
  result: Pick<Result, 'groups'>,
  { logo, ornament, region }: Named,
): Promise<Drawings> => {
  if (media === null) return {}
  const paths = [ornament, logo, shortTraits(result, region.locale)?.picture].flatMap((path) =>
    path?.endsWith('.svg') ? [path] : [],
  )
  const found = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(media, path), 'utf8').catch(() => null)] as const),
  )
  return Object.fromEntries(found.flatMap(([path, text]) => (text === null ? [] : [[path, text]])))
}

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Brand } from '#types/content.generated.ts'

/** The brand of a content that has none of its own. */
export const defaultBrand = parse(readFileSync('src/content/defaults/settings/brand.yaml', 'utf8')) as Brand

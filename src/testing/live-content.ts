/**
 * The content of the built product. Tests read texts and numbers from it, and choose questions, options and steps by id,
 * so that an editor can change any text without breaking a test.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withAllModules } from '#testing/all-modules.ts'
import type { Content } from '#types/content.generated.ts'
import { titlesOf } from './content-texts.ts'

export { byId, filled, pattern } from './content-texts.ts'

const built = fileURLToPath(new URL('../../dist/content.json', import.meta.url))

export const live = withAllModules((JSON.parse(readFileSync(built, 'utf8')) as { readonly content: Content }).content)

export const { optionLabel, questionCount, questionTitle, stepIds, stepTitle, traitLabel, viewTitle } = titlesOf(live)

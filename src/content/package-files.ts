/** What the compiler needs in addition to a content, read from this package: the schemas and the default texts. */
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { CompilerInputs } from './compile-files.ts'
import { type ContentFile, defaultFile } from './folder/content-file.ts'
import { packageRoot } from './folder/package-root.ts'
import { compileSchemas, type Schema, type SchemaValidators } from './schema/schemas.ts'

const loaded = new Map<string, SchemaValidators>()

/** The validators of a folder of schemas (by default `schemas/` of this package). They are compiled once for each folder. */
const schemaValidators = (folder: string = join(packageRoot(), 'schemas')): SchemaValidators => {
  const validators = loaded.get(folder) ?? compileSchemas(packageSchemas(folder))
  loaded.set(folder, validators)
  return validators
}

/** The schemas of a folder (by default `schemas/` of this package), by file name. */
export const packageSchemas = (folder: string = join(packageRoot(), 'schemas')): ReadonlyMap<string, Schema> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.schema.json'))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema]),
  )

/**
 * What `compileFiles` needs, from this package. Throws when a file of the package cannot be read.
 *
 * @param given replacements for files of the package: the path of another folder of schemas, other defaults
 */
export const compilerInputs = (
  given: { readonly schemas?: string | undefined; readonly defaults?: readonly ContentFile[] | undefined } = {},
): CompilerInputs => ({
  validators: schemaValidators(given.schemas),
  defaults: given.defaults ?? packageDefaults(),
})

let defaults: readonly ContentFile[] | undefined

/** The files of `src/content/defaults`. */
export const packageDefaults = (): readonly ContentFile[] => (defaults ??= readDefaults())

const readDefaults = (): readonly ContentFile[] => {
  const folder = join(packageRoot(), 'src/content/defaults')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path))
  return paths.sort().map((path) => defaultFile(path.split(sep).join('/'), readFileSync(join(folder, path))))
}

import { loadSource } from '#scripts/build/load-source.mjs'

/**
 * Reads the ids of the folder and finds the things that a name means.
 * @param {string} folder
 * @param {string} name
 */
export async function findNamed(folder, name) {
  const [{ readFolder }, { compilerInputs }, { readNames }, { thingsNamed }, { closestMatch }] = await Promise.all([
    loadSource('#content/folder/read-folder.ts'),
    loadSource('#content/package-files.ts'),
    loadSource('#content/names/read-names.ts'),
    loadSource('#content/names/uses.ts'),
    loadSource('#content/schema/did-you-mean.ts'),
  ])
  const contentFolder = await readFolder(folder)
  const places = readNames(contentFolder, compilerInputs().validators)
  const things = thingsNamed(places, name)
  if (things.length > 0) return { contentFolder, places, things }
  const written = places.filter((place) => place.isDefinition).map((place) => writtenAs(name, place))
  const meant = closestMatch(name, new Set(written))
  throw new Error(
    `Nothing in the content has the id “${name}”.${meant === undefined ? '' : ` Did you mean “${meant}”?`}`,
  )
}

/**
 * The name of a thing, with the same optional parts as the given name: the kind, and the question of an option.
 * @param {string} name
 * @param {{ kind: string, id: string, scope?: string | undefined }} thing
 */
const writtenAs = (name, { kind, scope, id }) =>
  `${name.includes(':') ? `${kind}:` : ''}${name.includes('/') && scope !== undefined ? `${scope}/` : ''}${id}`

/**
 * A thing as it is written on the command line: question:haircare_1, option:haircare_1/soft.
 * @param {import('#content/names/uses.ts').NamedThing} thing
 */
export const fullName = ({ kind, scope, id }) => `${kind}:${scope === undefined ? '' : `${scope}/`}${id}`

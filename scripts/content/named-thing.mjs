import { loadSource } from '#scripts/build/load-source.mjs'

/**
 * Reads the ids of the folder and finds those that are meant.
 * @param {string} folder
 * @param {string} name
 */
export async function findNamed(folder, name) {
  const [{ readFolder }, { compilerInputs }, { readNames }, { thingsNamed }] = await Promise.all([
    loadSource('#content/folder/read-folder.ts'),
    loadSource('#content/package-files.ts'),
    loadSource('#content/names/read-names.ts'),
    loadSource('#content/names/uses.ts'),
  ])
  const contentFolder = await readFolder(folder)
  const places = readNames(contentFolder, compilerInputs().validators)
  const things = thingsNamed(places, name)
  if (things.length === 0) throw new Error(`Nothing in the content has the id “${name}”.`)
  return { contentFolder, places, things }
}

/**
 * A thing as it is written on the command line: question:haircare_1, option:haircare_1/soft.
 * @param {import('#content/names/uses.ts').NamedThing} thing
 */
export const fullName = ({ kind, scope, id }) => `${kind}:${scope === undefined ? '' : `${scope}/`}${id}`

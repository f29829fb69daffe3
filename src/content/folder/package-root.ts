import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that contains package.json and schemas/. Searched upwards, because this file may be part of a bundle. */
export const packageRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json')) || !existsSync(join(folder, 'schemas'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('There is no folder with package.json and schemas/ above this file')
    folder = parent
  }
  return folder
}

/** The relative path from a folder to the schemas, with slashes. */
export const schemasFrom = (folder: string): string =>
  relative(folder, join(packageRoot(), 'schemas')).split(sep).join('/')

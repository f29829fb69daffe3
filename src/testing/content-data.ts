import { readFileSync, readdirSync } from 'node:fs'
import { parseDocument } from 'yaml'
import type { ContentData } from '#editing/content-data.ts'

/** The texts of the YAML files of a content folder, by path. */
export const readTexts = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => path.replaceAll('\\', '/'))
      .sort()
      .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]),
  )

/** The data of the files of a content folder, as the studio has it in memory. */
export const dataOfTexts = (texts: ReadonlyMap<string, string>): ContentData =>
  new Map([...texts].map(([path, text]) => [path, yamlData(text)]))

export const readContentData = (folder: string): ContentData => dataOfTexts(readTexts(folder))

export const yamlData = (text: string): unknown => parseDocument(text, { version: '1.2', schema: 'core' }).toJS()

/**
 * `virtual:theme.css`: the style sheet of the theme, made again while a person works on it. `virtual:theme-site.css`:
 * the looks of all pages but the quiz. `virtual:theme-later.css`: the looks of forms and of the dashboard.
 * `virtual:theme-result.css`: those of the later steps of the quiz and of results. No first page needs either.
 * `virtual:fonts.css`: the display face, which no page waits for.
 */
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { FontFiles } from './fonts.ts'

const ids: readonly string[] = [
  'virtual:theme.css',
  'virtual:theme-site.css',
  'virtual:theme-later.css',
  'virtual:theme-result.css',
  'virtual:fonts.css',
]
const [sheetId = '', siteId = '', laterId = '', resultId = '', fontsId = ''] = ids.map((id) => `\0${id}`)
type Sheet = {
  readonly stylesheet: () => string
  readonly siteStylesheet: () => string
  readonly laterStylesheet: () => string
  readonly resultStylesheet: () => string
  readonly fontFaces: (files: FontFiles) => string
}

export const theme = (): Plugin => {
  let folder = ''
  return {
    name: 'theme',
    configResolved: ({ root }) => {
      folder = join(root, 'src/app/theme')
    },
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : undefined),
    async load(source) {
      if (!source.startsWith('\0') || !ids.includes(source.slice(1))) return undefined
      // Not an import above: then the theme would be part of Vite's configuration, and each edit a restart.
      const { module, dependencies } = await runnerImport<Sheet>(join(folder, 'stylesheet.ts'), { configFile: false })
      for (const file of dependencies) this.addWatchFile(file)
      if (source === sheetId) return module.stylesheet()
      if (source === siteId) return module.siteStylesheet()
      if (source === laterId) return module.laterStylesheet()
      if (source === resultId) return module.resultStylesheet()
      const fonts = join(folder, '../fonts')
      return module.fontFaces({
        basic: join(fonts, 'ringlet-display.woff2'),
        accents: join(fonts, 'ringlet-display-accents.woff2'),
      })
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return undefined
      return [sheetId, siteId, laterId, resultId, fontsId].flatMap(
        (id) => this.environment.moduleGraph.getModuleById(id) ?? [],
      )
    },
  }
}

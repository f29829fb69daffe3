/**
 * Vite plugin for the style sheets:
 * - `virtual:theme.css`: every page
 * - `virtual:theme-site.css`: all pages but the quiz
 * - `virtual:theme-later.css`: forms, and what is above a result
 * - `virtual:theme-dashboard.css`: the pages behind the login
 * - `virtual:theme-result.css`: the later steps of the quiz, and results
 * - `virtual:fonts.css`: the display font, loaded after the scripts
 * - `virtual:theme-studio.css`: the studio, which has the same tokens but rules of its own
 */
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { Brand } from '#types/content.generated.ts'
import type { FontFiles } from './fonts.ts'

const ids: readonly string[] = [
  'virtual:theme.css',
  'virtual:theme-site.css',
  'virtual:theme-later.css',
  'virtual:theme-dashboard.css',
  'virtual:theme-result.css',
  'virtual:fonts.css',
  'virtual:theme-studio.css',
]
const [sheetId = '', siteId = '', laterId = '', dashboardId = '', resultId = '', fontsId = '', studioId = ''] = ids.map(
  (id) => `\0${id}`,
)
/** What the plugin of the content offers to others. */
type ContentApi = { readonly current: () => Promise<{ readonly content: { readonly brand: Brand } }> }

type Sheet = {
  readonly stylesheet: (brand: Brand) => string
  readonly siteStylesheet: () => string
  readonly laterStylesheet: () => string
  readonly dashboardStylesheet: () => string
  readonly resultStylesheet: () => string
  readonly studioStylesheet: () => string
  readonly fontFaces: (files: FontFiles) => string
}

export const theme = (): Plugin => {
  let folder = ''
  let readBrand: () => Promise<Brand>
  return {
    name: 'theme',
    configResolved: ({ plugins, root }) => {
      folder = join(root, 'src/app/theme')
      // How plugins of Vite offer something to others: by their name and `api`.
      const content = plugins.find(({ name }) => name === 'content')?.api as ContentApi | undefined
      if (!content) throw new Error('The theme needs the plugin of the content, for its brand')
      readBrand = async () => (await content.current()).content.brand
    },
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : undefined),
    async load(source) {
      if (!source.startsWith('\0') || !ids.includes(source.slice(1))) return undefined
      // Imported at run time: a static import would make the theme part of the Vite configuration, and every edit would
      // restart the server.
      const { module, dependencies } = await runnerImport<Sheet>(join(folder, 'stylesheet.ts'), { configFile: false })
      for (const file of dependencies) this.addWatchFile(file)
      if (source === sheetId) return module.stylesheet(await readBrand())
      if (source === siteId) return module.siteStylesheet()
      if (source === laterId) return module.laterStylesheet()
      if (source === dashboardId) return module.dashboardStylesheet()
      if (source === resultId) return module.resultStylesheet()
      if (source === studioId) return module.studioStylesheet()
      const fonts = join(folder, '../fonts')
      return module.fontFaces({
        basic: join(fonts, 'ringlet-display.woff2'),
        rest: join(fonts, 'ringlet-display-rest.woff2'),
      })
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder) && !/\/(brand|quiz)\.yaml$/.test(file)) return undefined
      return [sheetId, siteId, laterId, dashboardId, resultId, fontsId, studioId].flatMap(
        (id) => this.environment.moduleGraph.getModuleById(id) ?? [],
      )
    },
  }
}

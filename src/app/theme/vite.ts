/**
 * Vite plugin for the style sheets:
 * - `virtual:theme.css`: every page
 * - `virtual:theme-site.css`: all pages but the quiz
 * - `virtual:theme-form.css`: forms, text pages, and pages with a result
 * - `virtual:theme-dashboard.css`: the pages behind the login
 * - `virtual:theme-result.css`: the later steps of the quiz, and results
 * - `virtual:fonts.css`: the display font, loaded after the scripts
 * - `virtual:theme-studio.css`: the studio, which has the same tokens but rules of its own
 */
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { Brand } from '#types/content.generated.ts'
import type { FontFiles } from './fonts.ts'

/** What the content plugin offers to other plugins. */
type ContentApi = { readonly current: () => Promise<{ readonly content: { readonly brand: Brand } }> }

/** What stylesheet.ts exports. */
type StyleSheets = {
  readonly stylesheet: (brand: Brand) => string
  readonly siteStylesheet: () => string
  readonly formStylesheet: () => string
  readonly dashboardStylesheet: () => string
  readonly resultStylesheet: () => string
  readonly studioStylesheet: () => string
  readonly fontFaces: (files: FontFiles) => string
}

type Parts = { readonly sheets: StyleSheets; readonly brand: () => Promise<Brand>; readonly fonts: string }

/** The style sheets, by the id of their virtual module. `fonts`: folder of the font files. */
const virtualModules: Readonly<Record<string, (parts: Parts) => string | Promise<string>>> = {
  'virtual:theme.css': async ({ brand, sheets }) => sheets.stylesheet(await brand()),
  'virtual:theme-site.css': ({ sheets }) => sheets.siteStylesheet(),
  'virtual:theme-form.css': ({ sheets }) => sheets.formStylesheet(),
  'virtual:theme-dashboard.css': ({ sheets }) => sheets.dashboardStylesheet(),
  'virtual:theme-result.css': ({ sheets }) => sheets.resultStylesheet(),
  'virtual:theme-studio.css': ({ sheets }) => sheets.studioStylesheet(),
  'virtual:fonts.css': ({ fonts, sheets }) =>
    sheets.fontFaces({
      basic: join(fonts, 'ringlet-display.woff2'),
      rest: join(fonts, 'ringlet-display-rest.woff2'),
    }),
}

export const theme = (): Plugin => {
  let folder = ''
  let brand: () => Promise<Brand>
  return {
    name: 'theme',
    configResolved: ({ plugins, root }) => {
      folder = join(root, 'src/app/theme')
      // Vite's convention for plugins that use each other: find one by its name and use its `api`.
      const content = plugins.find(({ name }) => name === 'content')?.api as ContentApi | undefined
      if (!content) throw new Error('The theme needs the plugin of the content, for its brand')
      brand = async () => (await content.current()).content.brand
    },
    resolveId: (source) => (Object.hasOwn(virtualModules, source) ? `\0${source}` : undefined),
    async load(source) {
      const write = source.startsWith('\0') ? virtualModules[source.slice(1)] : undefined
      if (!write) return undefined
      // Imported at run time: a static import would make the theme part of the Vite configuration, and every edit would
      // restart the server.
      const { module: sheets, dependencies } = await runnerImport<StyleSheets>(join(folder, 'stylesheet.ts'), {
        configFile: false,
      })
      for (const file of dependencies) this.addWatchFile(file)
      return write({ sheets, brand, fonts: join(folder, '../fonts') })
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder) && !/\/(brand|quiz)\.yaml$/.test(file)) return undefined
      return Object.keys(virtualModules).flatMap((id) => this.environment.moduleGraph.getModuleById(`\0${id}`) ?? [])
    },
  }
}

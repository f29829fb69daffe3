/** `virtual:theme.css`: the style sheet of the theme, made again while a person works on it. */
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type { FontFiles } from './fonts.ts'

const id = 'virtual:theme.css'
const resolved = `\0${id}`
type Sheet = { readonly stylesheet: (fonts: FontFiles) => string }

export const theme = (): Plugin => {
  let folder = ''
  return {
    name: 'theme',
    configResolved: ({ root }) => {
      folder = join(root, 'src/app/theme')
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined
      // Not an import above: then the theme would be part of Vite's configuration, and each edit a restart.
      const { module, dependencies } = await runnerImport<Sheet>(join(folder, 'stylesheet.ts'), { configFile: false })
      for (const file of dependencies) this.addWatchFile(file)
      const fonts = join(folder, '../fonts')
      return module.stylesheet({
        basic: join(fonts, 'ringlet-display.woff2'),
        accents: join(fonts, 'ringlet-display-accents.woff2'),
      })
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return undefined
      const module = this.environment.moduleGraph.getModuleById(resolved)
      return module ? [module] : undefined
    },
  }
}

/** `virtual:theme.css`: the style sheet of the theme, made again while a person works on it. */
import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { stylesheet } from './stylesheet.ts'

const id = 'virtual:theme.css'
const resolved = `\0${id}`

export const theme = (): Plugin => {
  let folder = ''
  let changed = false
  return {
    name: 'theme',
    configResolved: ({ root }) => {
      folder = join(root, 'src/app/theme')
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load: async (source) => {
      if (source !== resolved) return undefined
      const write = changed ? await freshly(join(folder, 'stylesheet.ts')) : stylesheet
      const fonts = join(folder, '../fonts')
      return write({
        basic: join(fonts, 'ringlet-display.woff2'),
        accents: join(fonts, 'ringlet-display-accents.woff2'),
      })
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return undefined
      changed = true
      const module = this.environment.moduleGraph.getModuleById(resolved)
      return module ? [module] : undefined
    },
  }
}

const freshly = async (file: string): Promise<typeof stylesheet> => {
  const { module } = await runnerImport<{ readonly stylesheet: typeof stylesheet }>(file, { configFile: false })
  return module.stylesheet
}

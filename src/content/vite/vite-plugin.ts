/** Content in Vite: virtual modules, pictures, a build that fails on bad content, and edits that show without a reload. */
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { contentError, contentStore } from './content-store.ts'
import { serveContent } from './dev-server.ts'
import { formatProblems } from '#content/problems/report.ts'
import { isVirtualModule, resolveVirtualModule, virtualModuleSource } from './module-source.ts'

export const content = (options: { readonly folder: string }): Plugin => {
  let store = contentStore(resolve(options.folder))
  let building = false

  return {
    name: 'content',
    enforce: 'pre',
    configResolved({ root, command }) {
      store = contentStore(resolve(root, options.folder))
      building = command === 'build'
    },
    configureServer(server) {
      serveContent(server, store)
    },
    async buildStart() {
      if (!building) return
      const { content: compiled, problems, files } = await store.compile()
      for (const file of files) this.addWatchFile(join(store.folder, file))
      if (!compiled) this.error(contentError(store.folder, problems))
      if (problems.length > 0) this.warn(formatProblems(problems))
    },
    resolveId: resolveVirtualModule,
    async load(id) {
      return isVirtualModule(id) ? virtualModuleSource(id, await store.current()) : undefined
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const { path, bytes } of (await store.pictures()).values())
        this.emitFile({ type: 'asset', fileName: `media/${path}`, source: bytes })
    },
  }
}

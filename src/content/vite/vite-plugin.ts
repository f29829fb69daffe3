import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { contentError, contentStore } from './content-store.ts'
import { serveContent } from './dev-server.ts'
import { inlineConstants, readsConstants } from './inline-constants.ts'
import { contentConstants } from '#content/slices/used-kinds.ts'
import { formatProblems } from '#content/problems/report.ts'
import { isVirtualModule, resolveVirtualModule, virtualModuleSource } from '#content/slices/module-source.ts'

/**
 * The content folder in Vite: provides the virtual modules (virtual:content/quiz ...) and the pictures below /media/. A build fails on
 * content with errors; in development edits show without a reload.
 *
 * @param options.folder the content folder, relative to Vite's root
 */
export const content = (options: { readonly folder: string }): Plugin => {
  let store = contentStore(resolve(options.folder))
  let isBuild = false

  return {
    name: 'content',
    // For other plugins of Vite: the theme reads the brand.
    api: { current: () => store.current() },
    enforce: 'pre',
    configResolved({ root, command }) {
      const folder = resolve(root, options.folder)
      // The store is kept if the folder is the same, so that builds that share the plugin read unchanged files only once.
      if (folder !== store.folder) store = contentStore(folder)
      isBuild = command === 'build'
    },
    configureServer(server) {
      serveContent(server, store)
    },
    async buildStart() {
      if (!isBuild) return
      const { content: valid, problems, files } = await store.compile()
      for (const file of files) this.addWatchFile(join(store.folder, file))
      if (!valid) this.error(contentError(store.folder, problems))
      if (problems.length > 0) this.warn(formatProblems(problems))
    },
    resolveId: resolveVirtualModule,
    async load(id) {
      return isVirtualModule(id) ? virtualModuleSource(id, await store.current(), isBuild ? 'used' : 'all') : undefined
    },
    async transform(code) {
      if (!isBuild || !readsConstants(code)) return undefined
      return { code: inlineConstants(code, contentConstants((await store.current()).content, 'used')), map: null }
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      for (const { path, bytes } of (await store.pictures()).values())
        this.emitFile({ type: 'asset', fileName: `media/${path}`, source: bytes })
    },
  }
}

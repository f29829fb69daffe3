/**
 * React Router is one file for three ways of using it, and ours is the smallest. What we do not use goes only when the
 * bundler may believe that it does nothing: that components are made without a trace, and named for tools alone. Its
 * package also names the build with warnings for everybody. Together 2 kB of the first load.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const leanRouter = (): Plugin => {
  let folder = ''
  return {
    name: 'lean-router',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    configResolved: ({ root }) => {
      folder = join(root, 'node_modules/react-router/dist/production')
    },
    resolveId: (source) =>
      source === 'react-router' || source === 'react-router-dom' ? join(folder, 'index.mjs') : undefined,
    transform(code, id) {
      if (!id.startsWith(folder)) return undefined
      const lean = code
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/ = (new (?:Set|Map|WeakMap|URL)\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/class extends React\d*\.Component\b/g, 'class extends Component')
      return { code: `import { Component } from 'react'\n${lean}`, map: null }
    },
  }
}

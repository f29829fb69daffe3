/**
 * The choice of colours, before anything is drawn: a file of a hundred bytes in the head, because the security policy
 * refuses scripts in the page. `client/theme-choice.ts` writes what it reads.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export const choiceScript =
  'try{let c=localStorage.theme;if(/^(light|dark)$/.test(c))document.documentElement.dataset.theme=c}catch{}\n'

const file = `assets/theme-${createHash('sha256').update(choiceScript).digest('base64url').slice(0, 8)}.js`

export const themeChoice = (): Plugin => ({
  name: 'theme-choice',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${file}`, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(choiceScript)
    })
  },
  generateBundle() {
    if (this.environment.config.consumer === 'client')
      this.emitFile({ type: 'asset', fileName: file, source: choiceScript })
  },
  transformIndexHtml: {
    order: 'post',
    // Only the page of the product has this line: stories choose their colours themselves.
    handler: (html) => html.replace(/<meta name="color-scheme"[^>]*>/, `$&\n    <script src="/${file}"></script>`),
  },
})

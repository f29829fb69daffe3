/**
 * What must happen before the scripts of the page are there: a small file in the head, because the security policy refuses
 * scripts in the page.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The choice of colours, before anything is drawn. `client/theme-choice.ts` writes what it reads. */
export const choiceScript =
  'try{let c=localStorage.theme;if(/^(light|dark)$/.test(c))document.documentElement.dataset.theme=c}catch{}\n'

/** A button that is pressed before the page is alive (`app/main.tsx` says when) is pressed again then: nothing is lost. */
export const earlyScript =
  '{let k=new Set,f=e=>{let b=e.target.closest("button");b&&(e.preventDefault(),e.stopPropagation(),k.add(b))};addEventListener("click",f,!0);addEventListener("alive",()=>{removeEventListener("click",f,!0);k.forEach(b=>b.click())},{once:!0})}\n'

const source = choiceScript + earlyScript
const file = `assets/head-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`

export const headScript = (): Plugin => ({
  name: 'head-script',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${file}`, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(source)
    })
  },
  generateBundle() {
    if (this.environment.config.consumer === 'client') this.emitFile({ type: 'asset', fileName: file, source })
  },
  transformIndexHtml: {
    order: 'post',
    // Only the page of the product has this line: stories choose their colours themselves.
    handler: (html) => html.replace(/<meta name="color-scheme"[^>]*>/, `$&\n    <script src="/${file}"></script>`),
  },
})

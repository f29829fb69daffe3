/**
 * What must happen before the scripts of the page are there: a small file in the head, because the security policy refuses
 * scripts in the page. Old browsers have to understand it, so it is ES5 to the letter: one newer word, and none of it runs.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The choice of colours, before anything is drawn. `client/device/theme-choice.ts` writes what it reads. */
export const choiceScript =
  'try{(function(c){if(/^(light|dark)$/.test(c))document.documentElement.dataset.theme=c})(localStorage.theme)}catch(e){}\n'

/**
 * What the scripts and style sheets of the product cannot do without: modules, cascade layers, dialogs, and the youngest
 * functions that are called. Chrome 99, Firefox 104 and Safari 15.4 have all of it. What we support and test is a little
 * newer (package.json, browserslist), but nobody is kept out who could go on.
 */
export const needed = [
  '"noModule"in d.createElement("script")',
  'w.CSSLayerBlockRule',
  'w.HTMLDialogElement',
  'w.AbortController',
  '[].at',
  '[].findLast',
  '"".replaceAll',
  'Object.hasOwn',
] as const

/** Says so instead of a page that does nothing: `app/notices.tsx`. `app/main.tsx` does not start then. */
export const supportScript = `(function(w,d){
if(${needed.join('&&')})return
d.documentElement.setAttribute("data-too-old",w.CSSLayerBlockRule?"":"plain")
d.addEventListener("DOMContentLoaded",function(){
var notice=d.getElementById("too-old"),app=d.getElementById("app")
if(!notice)return
notice.removeAttribute("hidden")
if(notice.getAttribute("role")=="main")app.style.display="none"
})
})(window,document);
`

/** A notice that a result waits is there in the first paint, so that nothing moves. `client/device/result-mark.ts` writes what it reads. */
export const resultScript =
  'try{(function(r){if(r>new Date().toISOString())document.documentElement.dataset.result=r=="saved"?r:"waiting"})(localStorage.result)}catch(e){}\n'

/** A button that is pressed before the page is alive (`app/main.tsx` says when) is pressed again then: nothing is lost. */
export const earlyScript = `(function(pressed){
if(document.documentElement.hasAttribute("data-too-old"))return
function keep(event){var button=event.target.closest("button")
if(button){event.preventDefault();event.stopPropagation();if(pressed.indexOf(button)<0)pressed.push(button)}}
addEventListener("click",keep,true)
addEventListener("hydrated",function(){removeEventListener("click",keep,true)
pressed.splice(0).forEach(function(button){button.click()})})
})([]);
`

export const source = choiceScript + resultScript + supportScript + earlyScript
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

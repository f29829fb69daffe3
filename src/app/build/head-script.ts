/**
 * A small blocking script in the head for what must happen before the first paint or before the app has loaded. It is a
 * file, because the content security policy forbids inline scripts. It is written in ES5: a single newer token would be
 * a syntax error in an old browser, and then none of it would run.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Sets the chosen theme before the first paint. `client/device/theme-choice.ts` writes the value. */
export const choiceScript =
  'try{(function(c){if(/^(light|dark)$/.test(c))document.documentElement.dataset.theme=c})(localStorage.theme)}catch(e){}\n'

/**
 * Features without which the scripts and style sheets do not work. Chrome 99, Firefox 104 and Safari 15.4 have all of
 * them. The supported and tested versions are newer (package.json, browserslist), but a browser that can run the
 * product is not locked out.
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

/** Shows a notice (`app/notices.tsx`) in a browser that is too old. In that case `app/main.tsx` does not start the app. */
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

/**
 * Shows the notice about a waiting result in the first paint, so that it causes no layout shift.
 * `client/device/result-mark.ts` writes the value.
 */
export const resultScript =
  'try{(function(r){if(r>new Date().toISOString())document.documentElement.dataset.result=/^s/.test(r)?r:"waiting"})(localStorage.result)}catch(e){}\n'

/** Shows a notice (`app/notices.tsx`) when the app's script, or one that it imports, did not load. `app/main.tsx` never runs in that case. */
export const failureScript = `addEventListener("error",function(event){var notice=document.getElementById("not-loaded")
if(!notice||event.target.type!="module")return
notice.removeAttribute("hidden")
notice.getElementsByTagName("button")[0].onclick=function(){location.reload()}},true);
`

/**
 * Holds back clicks on buttons before hydration, and replays them when the app reports that it is hydrated
 * (`app/hydration-signal.tsx`), so that no tap is lost on a slow connection.
 */
export const earlyScript = `(function(pressed){
if(document.documentElement.hasAttribute("data-too-old"))return
function keep(event){var button=event.target.closest("button")
if(button&&!button.closest("#not-loaded")){event.preventDefault();event.stopPropagation();if(pressed.indexOf(button)<0)pressed.push(button)}}
addEventListener("click",keep,true)
addEventListener("hydrated",function(){removeEventListener("click",keep,true)
pressed.splice(0).forEach(function(button){button.click()})})
})([]);
`

export const source = choiceScript + resultScript + supportScript + failureScript + earlyScript
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
    // Only the HTML page of the product has this tag. Storybook sets its theme itself.
    handler: (html) => html.replace(/<meta name="color-scheme"[^>]*>/, `$&\n    <script src="/${file}"></script>`),
  },
})

/**
 * PDF.js for Node. Both of its modules polyfill the global `JSON` for old browsers, which other tests in the process must
 * not get. The worker module is loaded here because otherwise it would be loaded with the first document.
 */
const { parse, stringify } = JSON
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
// The path is a variable, so that TypeScript does not look for type declarations: there are none.
const worker: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs'
await import(worker)
Object.assign(JSON, { parse, stringify })

export { getDocument, OPS }

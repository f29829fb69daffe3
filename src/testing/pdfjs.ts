/**
 * PDF.js as it runs in Node. Both of its files bring a JSON of their own for old browsers, which tests in the same process
 * shall not get; the second one would come with the first document.
 */
const { parse, stringify } = JSON
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
// Without types, so that nobody looks for them: there are none.
const worker: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs'
await import(worker)
Object.assign(JSON, { parse, stringify })

export { getDocument }

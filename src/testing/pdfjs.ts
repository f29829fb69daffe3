/** PDF.js as it runs in Node. It brings a JSON of its own for old browsers, which tests in the same process shall not get. */
const { parse, stringify } = JSON
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
Object.assign(JSON, { parse, stringify })

export { getDocument }

/** Renders an OpenAPI document as one HTML page without scripts. */
import { escapeHtml } from '#engine/escape-html.ts'
import { asObject, type Json } from './as-object.ts'

export const stylesheet = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere }
section { border-top: 1px solid; margin-top: 2rem }
ul ul { border-left: 1px solid; margin: 0; padding-left: 1rem }
`

export const renderDocs = (document: unknown): string => {
  const { info, paths, components } = asObject(document)
  const { title, description } = asObject(info)
  const operations = entries(paths).flatMap(([path, methods]) =>
    entries(methods).map(([method, operation]) => renderOperation(method, path, asObject(operation))),
  )
  const shapes = entries(asObject(components)['schemas']).map(
    ([name, schema]) =>
      html`<section id="${name}">
        <h2>${name}</h2>
        ${raw(renderSchema(asObject(schema)))}
      </section>`,
  )
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text(title)}: calls</title>
        <link rel="stylesheet" href="/api/docs/page.css" />
      </head>
      <body>
        <h1>${text(title)}: calls</h1>
        <p>${text(description)} For programs: <a href="/api/openapi.json">OpenAPI</a>.</p>
        ${raw(operations.join('\n'))}
        <h1>Shapes</h1>
        ${raw(shapes.join('\n'))}
      </body>
    </html>`
}

const renderOperation = (method: string, path: string, operation: Json): string => {
  const parameters = list(operation['parameters']).map((parameter) => {
    const { name, in: place, required, description, schema } = asObject(parameter)
    return html`<li>
      <code>${text(name)}</code> (${text(place)}${required === true ? '' : ', optional'}):
      ${text(description ?? asObject(schema)['description'])}
    </li>`
  })
  const replies = entries(operation['responses']).map(
    ([status, reply]) =>
      html`<li>
        <code>${status}</code>: ${raw(renderContent(reply) || escapeHtml(text(asObject(reply)['description'])))}
      </li>`,
  )
  const body = renderContent(operation['requestBody'])
  return html`<section>
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${text(operation['summary'])}. ${text(operation['description'])}</p>
    ${raw(renderSecurity(list(operation['security'])))}
    ${raw(parameters.length > 0 ? `<h3>Parameters</h3><ul>${parameters.join('')}</ul>` : '')}
    ${raw(body ? `<h3>Body</h3><p>${body}</p>` : '')}
    <h3>Replies</h3>
    <ul>
      ${raw(replies.join(''))}
    </ul>
  </section>`
}

const credentials: Readonly<Record<string, string>> = {
  claim: 'the claim token of the submission (<code>Authorization: Bearer</code>)',
  user: 'the access token of a user (<code>Authorization: Bearer</code>) with the cookies of its browser',
  csrf: 'the anti-forgery token (<code>X-CSRFToken</code>)',
}

/** Alternatives of an OpenAPI security requirement; each names all credentials that it needs. */
const renderSecurity = (alternatives: readonly unknown[]): string => {
  const each = alternatives.map((alternative) =>
    entries(alternative)
      .map(([name]) => credentials[name] ?? escapeHtml(name))
      .join(' and '),
  )
  return each.length > 0 ? `<p>Needs ${each.join(', or ')}.</p>` : ''
}

/** The media types of a body, with links to their schemas. */
const renderContent = (holder: unknown): string =>
  entries(asObject(holder)['content'])
    .map(([type, content]) => html`<code>${type}</code> ${raw(renderReference(asObject(asObject(content)['schema'])))}`)
    .join(', ')

const renderReference = (schema: Json): string => {
  const name = text(schema['$ref']).split('/').at(-1) ?? ''
  return name === '' ? '' : html`<a href="#${name}">${name}</a>`
}

const renderSchema = (schema: Json): string => {
  if (schema['$ref']) return renderReference(schema)
  const { type, description, properties, items, anyOf, pattern, format, required } = schema
  const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'enum']
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${JSON.stringify(schema[name])}`)
  const constraints = [text(type), text(format), pattern === undefined ? '' : `pattern ${text(pattern)}`, ...limits]
  const needed = new Set(list(required))
  const members = entries(properties).map(
    ([name, member]) =>
      html`<li>
        <code>${name}</code>${needed.has(name) ? '' : ' (optional)'}: ${raw(renderSchema(asObject(member)))}
      </li>`,
  )
  const inner = [
    members.length > 0 ? `<ul>${members.join('')}</ul>` : '',
    items ? `<ul><li>each: ${renderSchema(asObject(items))}</li></ul>` : '',
    ...list(anyOf).map((choice) => `<ul><li>or: ${renderSchema(asObject(choice))}</li></ul>`),
  ]
  const summary = constraints.filter(Boolean).join(', ')
  return html`${text(description)} ${raw(summary && html`<code>${summary}</code>`)}${raw(inner.join(''))}`
}

// The document has no static type: these functions narrow its values.
const entries = (value: unknown): readonly (readonly [string, unknown])[] => Object.entries(asObject(value))
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

type Raw = { readonly html: string }
const raw = (value: string): Raw => ({ html: value })

/** Escapes every value except those marked by `raw`. */
const html = (parts: TemplateStringsArray, ...values: readonly (string | Raw)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'string' ? escapeHtml(value) : value.html)))

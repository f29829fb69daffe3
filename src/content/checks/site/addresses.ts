import { addressesOf, pathOf, type Address } from '#content/page-addresses.ts'
import { check } from '#content/checks/check.ts'
import { positionOf } from '#content/yaml/range.ts'
import { either, message, part, settingOf } from '#content/problems/message.ts'
import type { Finding } from '#content/problems/problem.ts'
import { quoted } from '#content/problems/wording.ts'

/** Addresses are unique even if case is ignored, because servers and people do not reliably distinguish it. */
export const addresses = check(['pages'], ({ pages }, { locate }) => {
  const first = new Map<string, Address>()
  return addressesOf(pages).flatMap((address): Finding[] => {
    const path = pathOf(address.route).toLowerCase()
    const known = first.get(path)
    if (!known) first.set(path, address)
    if (!known) return []
    const range = locate(known.owner, 'route')
    return [
      {
        code: 'content/duplicate-route',
        range: locate(address.owner, 'route'),
        message: message`The address ${quoted(address.route)} is used twice.${either(` First use: ${range.source.name}:${positionOf(range).line}.`, '')}`,
        help: 'Give one of the two another address.',
      },
    ]
  })
})

/** First segments of paths that the server handles itself: a page there could not be reached. */
const reserved: ReadonlySet<string> = new Set(['api', 'assets', 'media', 'healthz', 'readyz'])

/** No page has an address that the server handles itself. */
export const reservedAddresses = check(['pages'], ({ pages }, { locate }) =>
  addressesOf(pages).flatMap(({ owner, route }): Finding[] => {
    const [, first = ''] = route.toLowerCase().split('/')
    return reserved.has(first)
      ? [
          {
            code: 'content/reserved-route',
            range: locate(owner, 'route'),
            message: `Addresses that begin with /${first} are not for pages.`,
            help: 'Give the page another address.',
          },
        ]
      : []
  }),
)

const siteFile = 'settings/site.yaml'
const pageTexts = settingOf(siteFile, ['meta'], '`meta`')

/** Every page has a title and a description for browser tabs and search engines. */
export const pageTitles = check(['pages', 'site'], ({ pages, site }, { locate }) => {
  const titled = new Set(site.meta.map(({ id }) => id))
  const campaigns = new Set<object>(pages.updates?.paths ?? [])
  // All campaign paths show the same page.
  const shown = [
    ...addressesOf(pages).filter(({ owner }) => !campaigns.has(owner)),
    ...(pages.updates ? [{ owner: pages.updates, ...pages.updates }] : []),
  ]
  return shown.flatMap(({ owner, id }): Finding[] =>
    typeof id !== 'string' || titled.has(id)
      ? []
      : [
          {
            code: 'content/missing-words',
            range: locate(owner, 'id'),
            message: `The page ${quoted(id)} has no title and no description.`,
            help: message`Add them to ${pageTexts} in ${part('file', siteFile)}${either(', or below `site` in a quiz of one file', '')}.`,
          },
        ],
  )
})

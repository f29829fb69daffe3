// Web platform features that one of the oldest supported browsers lacks, from MDN's compatibility data: as lint rules for JavaScript
// (oxlint.config.mjs) and as a query for CSS (src/app/theme/old-browsers.test.ts).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { oldestBrowsers } from './oldest-browsers.mjs'

/**
 * @typedef {import('@mdn/browser-compat-data').Identifier} Feature
 * @typedef {import('@mdn/browser-compat-data').BrowserName} BrowserName
 * @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} SupportStatement
 * @typedef {[name: string, feature: Feature]} NamedFeature
 */

/**
 * Read as a file: Vitest turns an imported JSON file into code, which takes 10 s for these 20 MB.
 * @type {import('@mdn/browser-compat-data').CompatData}
 */
const data = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'))

/** @type {Readonly<Partial<Record<BrowserName, string | undefined>>>} */
const oldestVersions = {
  chrome: oldestBrowsers.chrome,
  edge: oldestBrowsers.edge,
  firefox: oldestBrowsers.firefox,
  safari: oldestBrowsers.safari,
  safari_ios: oldestBrowsers.ios_saf,
}
const oldest = /** @type {[BrowserName, string][]} */ (Object.entries(oldestVersions))

/**
 * True if one of the oldest browsers lacks the feature. Partial support is accepted.
 * @param {Feature | undefined} feature
 */
function isUnsupported(feature) {
  const support = feature?.__compat?.support
  return (
    support !== undefined &&
    oldest.some(([browser, version]) => {
      const statements = [support[browser] ?? []].flat()
      return !statements.some((statement) => isSupported(statement, version))
    })
  )
}

/**
 * @param {SupportStatement} statement
 * @param {string} version
 */
function isSupported(
  { version_added: added, version_removed: removed, flags, prefix, alternative_name: alias },
  version,
) {
  const isConditional = flags || prefix || alias || removed
  return typeof added === 'string' && !isConditional && versionNumber(added) <= versionNumber(version)
}

/**
 * Comparable versions. '≤15' and '15.6' are numbers, 'preview' is not.
 * @param {string} version
 */
function versionNumber(version) {
  const [major = NaN, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return Number.isNaN(major) ? Infinity : major * 1000 + minor
}

/**
 * @param {Feature | undefined} owner
 * @returns {NamedFeature[]}
 */
function membersOf(owner) {
  const { __compat: _, ...members } = owner ?? {}
  return Object.entries(members)
}

/**
 * The data marks static members and events in their names.
 * @param {string} name
 */
function withoutSuffix(name) {
  return name.replace(/_(static|event)$/, '')
}

/** Global objects with the interface that each of them implements. */
const instances = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  window: 'Window',
}

const exceptions = new Set([
  // These are also names in React and in our own code.
  'createContext',
  'displayName',
  'getType',
  // Called only if it exists, in client/browser/trusted-script.ts.
  'createPolicy',
  'createScriptURL',
  // Assigning it has no effect in browsers that do not know it.
  'imageSmoothingQuality',
  // Old browsers support these; the data is about a detail that was added later.
  'cookieEnabled',
  'enumerateDevices',
])

/**
 * Whether a name is likely to be that of the platform: a camelCase name of several words is, but a single word may be anything.
 * @param {string} name
 */
function isDistinctive(name) {
  return /[a-z][A-Z]/.test(name) && !exceptions.has(name)
}

const { api, javascript } = data
const interfaces = membersOf(api).filter(([name]) => !name.startsWith('CSS'))
const globals = [...interfaces, ...membersOf(javascript.builtins)]

const message = 'Missing in one of the oldest supported browsers (package.json, browserslist)'

/** For the lint rule `no-restricted-globals`: classes and functions of the platform. */
export const unsupportedGlobals = globals.flatMap(([name, feature]) =>
  isUnsupported(feature) && /^[A-Z]|[a-z][A-Z]/.test(name) ? [{ name, message }] : [],
)

/** For the lint rule `no-restricted-properties`: members of known objects, and members with a distinctive name. */
export const unsupportedProperties = [
  ...globals.flatMap(([object, feature]) =>
    membersOf(feature).flatMap(([name, member]) =>
      name.endsWith('_static') && isUnsupported(member) ? [{ object, property: withoutSuffix(name), message }] : [],
    ),
  ),
  ...Object.entries(instances).flatMap(([object, name]) =>
    membersOf(api[name]).flatMap(([property, member]) =>
      isUnsupported(member) && !property.endsWith('_event') && !exceptions.has(property)
        ? [{ object, property, message }]
        : [],
    ),
  ),
  ...unsupportedEverywhere().map((property) => ({ property, message })),
]

/** Distinctive names that are unsupported in all interfaces that have them. */
function unsupportedEverywhere() {
  /** @type {Map<string, Feature[]>} */
  const features = new Map()
  for (const [, owner] of globals)
    for (const [name, member] of membersOf(owner)) {
      const property = withoutSuffix(name)
      features.set(property, [...(features.get(property) ?? []), member])
    }
  return [...features].flatMap(([name, all]) => (isDistinctive(name) && all.every(isUnsupported) ? [name] : []))
}

/**
 * The same for CSS. Names that are not in the data count as supported.
 * @param {'atRules' | 'properties' | 'selectors'} kind
 * @param {string} name
 */
export function isUnsupportedInCss(kind, name) {
  const { 'at-rules': atRules, properties, selectors } = data.css
  return isUnsupported({ properties, selectors, atRules }[kind]?.[name])
}

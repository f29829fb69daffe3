// What the oldest supported browsers lack, by the data of MDN: as lint rules for scripts (oxlint.config.mjs), and as a question
// about CSS (src/app/theme/old-browsers.test.ts). The browsers stand in package.json, under browserslist.
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { oldestBrowsers } from './oldest-browsers.mjs'

const oldest = Object.entries({
  chrome: oldestBrowsers.chrome,
  edge: oldestBrowsers.edge,
  firefox: oldestBrowsers.firefox,
  safari: oldestBrowsers.safari,
  safari_ios: oldestBrowsers.ios_saf,
})

/** Whether one of the oldest browsers lacks it. What a browser has in part counts as there. */
const isTooNew = (feature) =>
  feature?.__compat !== undefined &&
  oldest.some(([browser, version]) => !statements(feature, browser).some((one) => isIn(one, version)))

const statements = ({ __compat }, browser) => [__compat.support[browser] ?? []].flat()

const isIn = ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }, version) =>
  typeof added === 'string' && !flags && !prefix && !alias && !removed && numberOf(added) <= numberOf(version)

/** '≤15' and '15.6' are numbers, 'preview' is none. */
const numberOf = (version) => {
  const [major, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return Number.isNaN(major) ? Infinity : major * 1000 + minor
}

const membersOf = (holder) => Object.entries(holder).filter(([name]) => name !== '__compat')
const isStatic = ([name]) => name.endsWith('_static')
const plain = (name) => name.replace(/_(static|event)$/, '')

/** Objects that stand for one interface wherever we use them. */
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

const fine = new Set([
  // Names of React and of ours that mean something else.
  ...['createContext', 'displayName', 'getType'],
  // Behind a question mark in client/browser/start-worker.ts.
  ...['createPolicy', 'createScriptURL'],
  // Set, and without effect where it is unknown.
  'imageSmoothingQuality',
  // Old browsers have these; the data speaks of a detail that came later.
  ...['cookieEnabled', 'enumerateDevices'],
])
/** Names of two words mean what the platform means by them. Shorter ones are everybody's. */
const isTelling = (name) => /[a-z][A-Z]/.test(name) && !fine.has(name)

const { api, javascript } = data
const interfaces = Object.entries(api).filter(([name]) => !name.startsWith('CSS'))
const builtins = Object.entries(javascript.builtins)

const message = 'Missing in one of the oldest browsers that we support (package.json, browserslist)'

/** For `no-restricted-globals`: classes and functions of the platform. */
export const tooNewGlobals = [...interfaces, ...builtins].flatMap(([name, feature]) =>
  isTooNew(feature) && /^[A-Z]|[a-z][A-Z]/.test(name) ? [{ name, message }] : [],
)

/** For `no-restricted-properties`: what hangs on a known object, and methods whose name is nobody else's. */
export const tooNewProperties = [
  ...[...interfaces, ...builtins].flatMap(([object, feature]) =>
    membersOf(feature)
      .filter(isStatic)
      .flatMap(([name, member]) => (isTooNew(member) ? [{ object, property: plain(name), message }] : [])),
  ),
  ...Object.entries(instances).flatMap(([object, name]) =>
    membersOf(api[name]).flatMap(([property, member]) =>
      isTooNew(member) && !property.endsWith('_event') && !fine.has(property) ? [{ object, property, message }] : [],
    ),
  ),
  ...namesOfAll().map((property) => ({ property, message })),
]

/** Names that are too new in every interface that has them. */
function namesOfAll() {
  const features = new Map()
  for (const [, holder] of [...interfaces, ...builtins])
    for (const [name, member] of membersOf(holder))
      features.set(plain(name), [...(features.get(plain(name)) ?? []), member])
  return [...features].flatMap(([name, all]) => (isTelling(name) && all.every(isTooNew) ? [name] : []))
}

/** Of CSS: a property, a pseudo-class or pseudo-element, an at-rule. Unknown names are not too new: another test finds them. */
export const isTooNewInCss = (kind, name) => {
  const { 'at-rules': atRules, properties, selectors } = data.css
  return isTooNew({ properties, selectors, atRules }[kind][name])
}

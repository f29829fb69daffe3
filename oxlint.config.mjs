import { readFileSync, readdirSync } from 'node:fs'
import { unsupportedGlobals, unsupportedProperties } from './scripts/browsers/unsupported-features.mjs'

/**
 * The modules under src/ with the modules that each of them may import.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const modules = {
  types: [],
  content: ['types', 'engine'],
  engine: ['types'],
  machines: ['types', 'engine'],
  components: ['types'],
  client: ['types'],
  pages: ['types', 'content', 'engine', 'machines', 'components', 'client'],
  app: ['types', 'engine', 'components', 'pages'],
  'service-worker': ['types'],
  server: ['types', 'content', 'engine'],
  editing: ['types', 'content', 'engine'],
  studio: ['types', 'content', 'engine', 'machines', 'components', 'client', 'pages', 'app', 'editing'],
  'studio-server': ['types', 'content', 'engine', 'server', 'editing'],
}
/**
 * The packages that a module may import. Modules that are not listed may import any.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const packages = {
  types: [],
  engine: [],
  machines: ['xstate'],
  components: ['react'],
  client: [],
  // react-dom: for portals, such as the one that puts the main action of a step into the footer of the quiz.
  pages: ['react', 'react-dom', 'react-router-dom', 'react-hook-form', '@xstate/react', 'xstate'],
  app: ['react', 'react-dom', 'react-router-dom', '@chakra-ui/react'],
  'service-worker': [],
  editing: [],
  studio: ['react', 'react-dom', 'react-router-dom', 'react-hook-form', '@xstate/react', 'xstate'],
}

for (const folder of readdirSync(new URL('src', import.meta.url)))
  if (!modules[folder] && folder !== 'testing') throw new Error(`src/${folder} is not listed in oxlint.config.mjs`)

const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const installed = Object.keys({ ...dependencies, ...devDependencies })

const noParentImports = { regex: '^\\.\\./', message: 'Import by module, for example #engine/quiz/answers/answers.ts' }

const moduleBoundaries = Object.entries(modules).map(([module, allowed]) => {
  const forbidden = [...Object.keys(modules), 'testing'].filter((other) => other !== module && !allowed.includes(other))
  const patterns = [
    noParentImports,
    {
      regex: `^#(${forbidden.join('|')})/`,
      message: `src/${module} may import only these modules: ${allowed.join(', ') || 'none'}`,
    },
  ]
  const allowedPackages = packages[module]
  if (allowedPackages) {
    const forbiddenPackages = ['node:.*', ...installed.filter((name) => !allowedPackages.includes(name))]
    patterns.push({
      regex: `^(${forbiddenPackages.join('|')})(/|$)`,
      message: `src/${module} may import only these packages: ${allowedPackages.join(', ') || 'none'}`,
    })
  }
  return { files: [`src/${module}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } }
})

/** There are no polyfills, so features that the oldest supported browsers lack are forbidden unless there is a fallback. */
const browserCode = {
  files: ['src/{app,client,components,engine,machines,pages,service-worker}/**'],
  rules: {
    'no-restricted-globals': ['error', ...unsupportedGlobals],
    'no-restricted-properties': ['error', ...unsupportedProperties],
  },
}

/** The engine is deterministic: no environment, clock or randomness. */
const pureCode = {
  files: ['src/engine/**'],
  env: { browser: false, node: false, es2024: true },
  rules: {
    'no-undef': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now' },
      { object: 'Math', property: 'random' },
      ...unsupportedProperties,
    ],
  },
}

/** Pages use these globals only through src/client. They may use the DOM of their own components directly (focus, scrolling, title). */
const globalsThroughClient = [
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'fetch',
  'history',
  'location',
  'matchMedia',
  'BroadcastChannel',
  'Worker',
  'crypto',
]
const propertiesThroughClient = Object.entries({
  window: ['navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'history', 'location', 'matchMedia', 'open'],
  document: ['hidden', 'visibilityState', 'cookie', 'location'],
  URL: ['createObjectURL', 'revokeObjectURL'],
}).flatMap(([object, properties]) => properties.map((property) => ({ object, property })))
const message = 'Use it through src/client'
const pagesCode = {
  files: ['src/pages/**'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...unsupportedGlobals,
      ...globalsThroughClient.map((name) => ({ name, message })),
    ],
    'no-restricted-properties': [
      'error',
      ...unsupportedProperties,
      ...propertiesThroughClient.map((property) => ({ ...property, message })),
    ],
  },
}

export default {
  plugins: ['import', 'typescript', 'react', 'jsx-a11y', 'unicorn', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist', 'storybook-static', '**/*.generated.ts'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [noParentImports] }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', 250],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    // [...text] splits a string into code points on purpose.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'react/no-danger': 'error',
    'no-eval': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // Live regions use a role: `<output>` is for the result of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Effects copy the state of external systems (device, stream) into React state.
    'react/set-state-in-effect': 'off',
    // False positives: where a hook returns a ref among other values, the rule treats all of them as refs.
    'react/refs': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  overrides: [
    ...moduleBoundaries,
    browserCode,
    pagesCode,
    pureCode,
    // Runs at build time only.
    {
      files: ['src/app/{build,theme}/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [noParentImports] }],
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    },
    // Longer, because a page has one story for each of its states.
    { files: ['stories/**'], rules: { 'max-lines': ['error', { max: 400 }] } },
    // The functions that Kysely passes to callbacks do not use `this` and may be destructured.
    { files: ['src/server/store/**'], rules: { 'typescript/unbound-method': 'off' } },
    // Journeys wait for what they expect, and fail when the wait times out.
    { files: ['src/testing/{journeys,browsers}/**'], rules: { 'vitest/expect-expect': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        // Tests may import any module.
        'no-restricted-imports': ['error', { patterns: [noParentImports] }],
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-undef': 'off',
        'max-lines': 'off',
        // Property tests have different expectations for different inputs.
        'vitest/no-conditional-expect': 'off',
        'vitest/no-conditional-tests': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
  ],
}

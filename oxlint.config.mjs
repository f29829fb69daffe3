import { readFileSync, readdirSync } from 'node:fs'
import { tooNewGlobals, tooNewProperties } from './scripts/browsers/unsupported-features.mjs'

/** The house: which room may import which. What is not listed is refused. */
const house = {
  types: [],
  content: ['types', 'engine'],
  engine: ['types'],
  machines: ['types', 'engine'],
  components: ['types'],
  client: ['types'],
  pages: ['types', 'content', 'engine', 'machines', 'components', 'client'],
  app: ['types', 'engine', 'components', 'pages'],
  server: ['types', 'content', 'engine'],
}
/** Rooms that may use only these packages. The other rooms may use any. */
const packages = {
  types: [],
  engine: [],
  machines: ['xstate'],
  components: ['react'],
  client: [],
  pages: ['react', 'react-router-dom', 'react-hook-form', '@xstate/react', 'xstate'],
  app: ['react', 'react-dom', 'react-router-dom', '@chakra-ui/react'],
}

for (const room of readdirSync(new URL('src', import.meta.url)))
  if (!house[room] && room !== 'testing') throw new Error(`src/${room} is not a room of the house`)

const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url)))
const installed = Object.keys({ ...dependencies, ...devDependencies })

const walls = Object.entries(house).map(([room, may]) => {
  const rooms = [...Object.keys(house), 'testing'].filter((other) => other !== room && !may.includes(other))
  const patterns = [
    { regex: '^\\.\\./', message: 'Name the room instead, for example #engine/quiz/answers.ts' },
    { regex: `^#(${rooms.join('|')})/`, message: `src/${room} may import only: ${may.join(', ') || 'itself'}` },
  ]
  const own = packages[room]
  if (own) {
    const refused = ['node:.*', ...installed.filter((name) => !own.includes(name))]
    patterns.push({
      regex: `^(${refused.join('|')})(/|$)`,
      message: `src/${room} may use only: ${own.join(', ') || 'no package'}`,
    })
  }
  return { files: [`src/${room}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } }
})

/** No polyfill is sent: what the oldest supported browsers lack is not used, or has another way beside it. */
const inBrowsers = {
  files: ['src/{app,client,components,engine,machines,pages}/**'],
  rules: {
    'no-restricted-globals': ['error', ...tooNewGlobals],
    'no-restricted-properties': ['error', ...tooNewProperties],
  },
}

/** The engine runs the same in a browser, on the server and on paper. */
const pure = {
  files: ['src/engine/**'],
  env: { browser: false, node: false, es2024: true },
  rules: {
    'no-undef': 'error',
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now' },
      { object: 'Math', property: 'random' },
      ...tooNewProperties,
    ],
  },
}

export default {
  plugins: ['import', 'typescript', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist', 'storybook-static', '**/*.generated.ts'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', 250],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    // [...text] counts characters as people do: that is what it is for here.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'react/no-danger': 'error',
    'no-eval': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // A live region is a role here: `output` means the result of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Reading the device or a stream into state is what these effects are for.
    'react/set-state-in-effect': 'off',
    // A hook may give a ref beside its values; the rule takes all of them for the ref.
    'react/refs': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  overrides: [
    ...walls,
    inBrowsers,
    pure,
    // The theme is turned into style sheets at build, and the build packs the files: none of it reaches a browser.
    {
      files: ['src/app/{build,theme}/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [{ regex: '^\\.\\./', message: 'Name the room instead' }] }],
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    },
    // A journey waits for what it expects to see: waiting in vain fails.
    // A story is a state, and a page has as many as it has.
    { files: ['stories/**'], rules: { 'max-lines': ['error', { max: 400 }] } },
    // Kysely hands out functions that need no `this`, to be taken apart.
    { files: ['src/server/store/**'], rules: { 'typescript/unbound-method': 'off' } },
    { files: ['src/testing/{journeys,browsers}/**'], rules: { 'vitest/expect-expect': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'no-undef': 'off',
        'max-lines': 'off',
        // A property says what must hold in each of several cases.
        'vitest/no-conditional-expect': 'off',
        'vitest/no-conditional-tests': 'off',
        'typescript/require-array-sort-compare': 'off',
      },
    },
  ],
}

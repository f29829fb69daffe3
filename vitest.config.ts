import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { findBrowser } from './scripts/browsers/find-browser.mjs'
import { TestOrder } from './src/testing/test-order.ts'

/** `npm test` leaves out slow tests unless one is named. `npm run test:all` runs them. */
const slow = process.env.TEST_ALL || process.argv.some((word) => word.includes('.slow.')) ? [] : ['**/*.slow.test.ts']

/** Rules, content, machines, and the server on SQLite and an embedded PostgreSQL. Needs no browser. */
const node = {
  resolve: {
    alias: { '@node-rs/argon2': fileURLToPath(new URL('src/testing/server/quick-argon2.ts', import.meta.url)) },
  },
  test: {
    name: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['src/testing/{journeys,browsers}/**', ...slow],
    globalSetup: 'src/testing/server/postgres.ts',
    // More workers than cores, because tests often wait for a disk, a password hash or a process.
    // Test files share a worker's module state, so they must not leave it changed.
    maxWorkers: 4,
    isolate: false,
    // As in the journeys: a busy computer needs longer than the default of one second.
    expect: { poll: { timeout: 30_000 } },
    // The limits are only meant for tests that hang: on a busy computer, the first test of a file may compile a content for 40 s.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 0 },
  },
} satisfies TestProjectConfiguration

/** Stories that only show another story in the dark or on a phone are left out, and those that take seconds, like slow tests. */
const leftOutTags =
  process.env.TEST_ALL || process.argv.some((word) => word.includes('.stories.')) ? [] : ['appearance', 'slow']

/** Every story in a real browser: its play function, then axe. */
const stories = async (): Promise<TestProjectConfiguration> => {
  const { executablePath, env, args } = await findBrowser()
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: leftOutTags } })],
    // Dependencies that Vite discovers only during the tests would make it reload the page.
    optimizeDeps: {
      entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'],
      include: ['react/jsx-dev-runtime', 'react-dom/client'],
    },
    test: {
      name: 'stories',
      isolate: false,
      // One more than cores: with two, a core was sometimes idle.
      maxWorkers: 3,
      testTimeout: 60_000,
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath, env: { ...env }, args: [...args, ...camera] } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** The built product in a browser, as a visitor uses it. More workers than cores, because journeys often wait; with five, two cores made each journey slower. */
const journeys = {
  test: {
    name: 'journeys',
    include: ['src/testing/journeys/**/*.test.ts'],
    exclude: slow,
    setupFiles: 'src/testing/browser/close-browsers.ts',
    maxWorkers: 3,
    // A worker starts only once, with Playwright and everything that the journeys share, and not again for each file.
    isolate: false,
    // On a busy computer, publishing or building can take longer than 15 s.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 2 },
  },
} satisfies TestProjectConfiguration

/** The main journeys in the browser that `scripts/test-browsers.mjs` selects. Not part of npm test. */
const browsers = {
  test: {
    name: 'browsers',
    include: ['src/testing/browsers/**/*.test.ts'],
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
} satisfies TestProjectConfiguration

/** The projects that were asked for. Without the stories, neither Storybook nor a browser is needed. */
const requested = process.argv.flatMap((word, at, words) =>
  word === '--project' ? (words[at + 1] ?? []) : word.startsWith('--project=') ? word.slice('--project='.length) : [],
)
const hasStories = requested.length === 0 || requested.some((name) => !['node', 'journeys', 'browsers'].includes(name))

export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      node,
      ...(hasStories ? [await stories()] : []),
      journeys,
      ...(process.env.TEST_BROWSER ? [browsers] : []),
    ],
  },
})

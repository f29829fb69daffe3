import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { findBrowser } from './scripts/browsers/find-browser.mjs'

/** Rules, content, machines, server over SQLite and over a PostgreSQL of its own: no browser needed. */
const node = {
  resolve: {
    alias: { '@node-rs/argon2': fileURLToPath(new URL('src/testing/server/quick-argon2.ts', import.meta.url)) },
  },
  test: {
    name: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    exclude: ['src/testing/{journeys,browsers}/**'],
    globalSetup: 'src/testing/server/postgres.ts',
    // A third worker while two wait for a disk, a hash or a process; no file changes what another one sees.
    maxWorkers: 3,
    isolate: false,
    testTimeout: 40_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 0 },
  },
} satisfies TestProjectConfiguration

/** Every story in a real browser: its play function, then axe. */
const stories = async (): Promise<TestProjectConfiguration> => {
  const { executablePath, env, args } = await findBrowser()
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: '.storybook' })],
    // What is found only while tests run makes Vite reload the page under them.
    optimizeDeps: {
      entries: ['stories/**/*.stories.tsx', '.storybook/preview.tsx'],
      include: ['react/jsx-dev-runtime', 'react-dom/client'],
    },
    test: {
      name: 'stories',
      isolate: false,
      maxWorkers: 2,
      testTimeout: 30_000,
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

/** The built product, used as a visitor uses it. Several at once: a journey waits more than it works. */
const journeys = {
  test: {
    name: 'journeys',
    include: ['src/testing/journeys/**/*.test.ts'],
    setupFiles: 'src/testing/browser/close-browsers.ts',
    maxWorkers: 5,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 2 },
  },
} satisfies TestProjectConfiguration

/** The main journeys in the browser that `scripts/test-browsers.mjs` names. Never part of npm test. */
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

/** Whoever asks for other projects only needs neither a browser nor Storybook. */
const named = process.argv.flatMap((word, at, words) =>
  word === '--project' ? (words[at + 1] ?? []) : word.startsWith('--project=') ? word.slice('--project='.length) : [],
)
const wanted = named.length === 0 || named.some((name) => !['node', 'journeys', 'browsers'].includes(name))

export default defineConfig({
  test: {
    projects: [node, ...(wanted ? [await stories()] : []), journeys, ...(process.env.TEST_BROWSER ? [browsers] : [])],
  },
})

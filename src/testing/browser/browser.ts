/** Opens a real browser on the product, with a camera that a test can foresee, and watches for what must never happen. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  devices,
  type LaunchOptions,
  type Page,
} from 'playwright'
import { findBrowser } from '#scripts/browsers/find-browser.mjs'
import { writeFilm } from '#scripts/assets/camera-film.mjs'

/** `film` is one camera that sees a moving bar, `several` are three with Chromium's own pattern. */
export type Camera = 'film' | 'several' | 'none' | 'denied'

export type BrowserOptions = {
  /** The product's address. Pages open relative to it, and a request to any other place is a fault. */
  readonly url: string
  readonly camera?: Camera
  readonly phone?: boolean
  /** A folder that outlives the browser: what a visitor's device keeps. It gets a browser of its own. */
  readonly profile?: string
  readonly context?: BrowserContextOptions
  /** What the browser itself says in its console about calls that this test makes fail. Everything else is a fault. */
  readonly expected?: RegExp | undefined
}

/** Something that must not happen while the product is used. */
export type Fault = {
  readonly kind: 'console' | 'exception' | 'policy' | 'foreign' | 'crash'
  readonly text: string
  /** Where it happened, when that is known. */
  readonly page?: string
}

export type OpenBrowser = {
  readonly context: BrowserContext
  readonly page: Page
  /** Another device in the same browser. It is watched, too, and closed with the first one if the test does not. */
  readonly newContext: (options?: BrowserContextOptions, expected?: RegExp) => Promise<BrowserContext>
  /**
   * Grows while the browser is open: errors and warnings in the console of any page, pop-up or worker, uncaught errors,
   * broken Content Security Policy, crashes, requests to other places. Without what was expected.
   */
  readonly faults: readonly Fault[]
  /** Fails when there were faults: a test need not look at them itself. */
  readonly close: () => Promise<void>
  /** Ends a browser with a profile, with no chance to write anything down. */
  readonly crash: () => Promise<void>
}

/**
 * Permission is always a flag: the headless shell knows no prompt, and answers differently from a full browser when the
 * fake one is missing. Nothing may rely on permissions.query. A film is always a single device, whatever the count.
 */
const cameraFlags: Record<Camera, (film: string) => readonly string[]> = {
  film: (film) => [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
  several: () => ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream=device-count=3'],
  none: () => ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream=device-count=0'],
  denied: () => ['--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream'],
}

/** One for each kind of camera: a visitor of their own is a context, and costs a tenth of a browser. */
const shared = new Map<Camera, Promise<Started>>()

export const openBrowser = async (options: BrowserOptions): Promise<OpenBrowser> => {
  const camera = options.camera ?? 'film'
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {}
  const everyone: BrowserContextOptions = { baseURL: options.url, locale: 'en-GB', timezoneId: 'Europe/London' }
  const visitor: BrowserContextOptions = {
    ...everyone,
    ...(options.phone ? phone : { viewport: { width: 1280, height: 800 } }),
    ...options.context,
  }
  const { context, end } = await (options.profile === undefined
    ? openContext(camera, visitor)
    : openOwn(camera, options.profile, visitor))
  const browser = context.browser()
  if (!browser) throw new Error('A context that was launched has a browser')

  const faults: Fault[] = []
  const check = (): void => {
    if (faults.length > 0) throw new Error(`Faults while the browser was open:\n${JSON.stringify(faults, null, 2)}`)
  }
  const watch = (watchedContext: BrowserContext, expected = options.expected): Promise<void> =>
    reportFaults(watchedContext, new URL(options.url).origin, (fault) => {
      if (!expected?.test(fault.text)) faults.push(fault)
    })
  await watch(context)
  const others = new Set<BrowserContext>()
  const page = context.pages()[0] ?? (await context.newPage())
  return {
    context,
    page,
    faults,
    newContext: async (more, expected) => {
      const other = await browser.newContext({ ...everyone, ...more })
      others.add(other)
      await watch(other, expected)
      return other
    },
    close: async () => {
      // One that is closed already stays so.
      for (const other of others) await other.close()
      await end()
      check()
    },
    crash: async () => {
      check()
      if (options.profile === undefined) throw new Error('Others use this browser, too: one with a profile is its own')
      const gone = new Promise((resolve) => browser.once('disconnected', resolve))
      const session = await browser.newBrowserCDPSession()
      // The call has no reply: its browser is gone.
      void session.send('Browser.crash').catch(() => undefined)
      await gone
    },
  }
}

/** Ends those that visitors have shared. */
export const closeBrowsers = async (): Promise<void> => {
  const all = await Promise.all(shared.values())
  shared.clear()
  for (const { browser, folder } of all) {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Started = { readonly browser: Browser; readonly folder: string }
type Opened = { readonly context: BrowserContext; readonly end: () => Promise<void> }

const openContext = async (camera: Camera, visitor: BrowserContextOptions): Promise<Opened> => {
  const started = shared.get(camera) ?? launch(camera)
  shared.set(camera, started)
  const context = await (await started).browser.newContext(visitor)
  return { context, end: () => context.close() }
}

const launch = async (camera: Camera): Promise<Started> => {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'))
  const options = await launchOptions(camera, folder)
  const start = () => chromium.launch(options)
  // Now and then one dies while it starts, before anything is tested: it gets a second try.
  return { browser: await start().catch(start), folder }
}

const openOwn = async (camera: Camera, profile: string, visitor: BrowserContextOptions): Promise<Opened> => {
  const options = await launchOptions(camera, profile)
  const context = await chromium.launchPersistentContext(profile, { ...options, ...visitor })
  return { context, end: () => context.close() }
}

const launchOptions = async (camera: Camera, folder: string): Promise<LaunchOptions> => {
  const { executablePath, env, args } = await findBrowser()
  const film = join(folder, 'film.y4m')
  if (camera === 'film') await writeFilm(film)
  return { executablePath, env: { ...env }, args: [...args, ...cameraFlags[camera](film)] }
}

/** Contexts report for all that belongs to them: pages, pop-ups and their workers. */
const reportFaults = async (context: BrowserContext, origin: string, report: (fault: Fault) => void): Promise<void> => {
  await context.exposeBinding('reportPolicyFault', ({ page }, text: string) => {
    report({ kind: 'policy', text, ...on(page) })
  })
  await context.addInitScript(() => {
    const { reportPolicyFault } = window as unknown as { readonly reportPolicyFault: (text: string) => void }
    document.addEventListener('securitypolicyviolation', (event) => {
      reportPolicyFault(
        `${event.effectiveDirective} blocked ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
      )
    })
  })
  context.on('console', (message) => {
    if (/^(error|warning|assert)$/.test(message.type()))
      report({ kind: 'console', text: message.text(), page: message.location().url })
  })
  context.on('weberror', (error) => {
    const { stack, message } = error.error()
    report({ kind: 'exception', text: stack ?? message, ...on(error.page()) })
  })
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (/^https?:$/.test(protocol) && asked !== origin)
      report({ kind: 'foreign', text: `${request.method()} ${request.url()}` })
  })
  const watchPage = (page: Page) =>
    page.on('crash', () => {
      report({ kind: 'crash', text: page.url() })
    })
  context.on('page', watchPage).pages().forEach(watchPage)
}

const on = (page: Page | null): { readonly page?: string } => (page ? { page: page.url() } : {})

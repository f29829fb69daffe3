/** Opens a real browser on the product, with a deterministic fake camera, and records console errors and other faults. */
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

/** `film`: one camera that shows a moving bar. `several`: three cameras with Chromium's built-in test pattern. */
export type Camera = 'film' | 'several' | 'none' | 'denied'

export type BrowserOptions = {
  /** Base URL of the product. A request to any other origin is a fault. */
  readonly url: string
  readonly camera?: Camera
  readonly phone?: boolean
  /** Folder of a persistent browser profile. Starts a separate browser instead of using a shared one. */
  readonly profile?: string
  readonly context?: BrowserContextOptions
  /** Lets the site install its service worker. Default: no, because a test cannot cut or change requests that a worker answers. */
  readonly serviceWorker?: boolean
  /** Matches the browser's console messages about calls that this test makes fail. Any other message is a fault. */
  readonly expected?: RegExp | undefined
}

export type Fault = {
  readonly kind: 'console' | 'exception' | 'policy' | 'foreign' | 'crash'
  readonly text: string
  /** Source location, if known. */
  readonly page?: string
}

export type OpenBrowser = {
  readonly context: BrowserContext
  readonly page: Page
  /** Opens another context (device) in the same browser. It is watched too, and closed together with the first one. */
  readonly newContext: (options?: BrowserContextOptions, expected?: RegExp) => Promise<BrowserContext>
  /**
   * Grows while the browser is open: console errors and warnings of any page, pop-up or worker, uncaught errors, Content
   * Security Policy violations, crashes, requests to other origins. Expected messages are left out.
   */
  readonly faults: readonly Fault[]
  /** Throws if there were faults. */
  readonly close: () => Promise<void>
  /** Crashes a browser that has a profile, so that it cannot flush anything to disk. */
  readonly crash: () => Promise<void>
}

/**
 * Camera permission is always set by a flag: the headless shell has no prompt, and without the fake prompt it behaves
 * differently from a full browser. Tests must not rely on permissions.query. A film is always a single device, whatever
 * the count.
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

/** One shared browser for each kind of camera: a context costs a tenth of the time that a browser takes to start. */
const shared = new Map<Camera, Promise<Started>>()

export const openBrowser = async (options: BrowserOptions): Promise<OpenBrowser> => {
  const camera = options.camera ?? 'film'
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? {}
  const everyone: BrowserContextOptions = {
    baseURL: options.url,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Animations are rendered in software, frame by frame, which is slow. They have tests of their own.
    reducedMotion: 'reduce',
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
  }
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
      // Closing a context twice has no effect.
      for (const other of others) await other.close()
      await end()
      check()
    },
    crash: async () => {
      check()
      if (options.profile === undefined) throw new Error('Others use this browser, too: one with a profile is its own')
      const gone = new Promise((resolve) => browser.once('disconnected', resolve))
      const session = await browser.newBrowserCDPSession()
      // The call never gets a reply, because the browser has crashed.
      void session.send('Browser.crash').catch(() => undefined)
      await gone
    },
  }
}

/** Closes the shared browsers. */
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
  // A browser occasionally crashes during start-up: retry once.
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

const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Context events cover pages, pop-ups and their workers. */
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
    if (/^(error|warning|assert)$/.test(message.type()) && message.text() !== blockedWorker)
      report({ kind: 'console', text: message.text(), page: message.location().url })
  })
  context.on('weberror', (error) => {
    const { stack, message, name } = error.error()
    report({
      kind: 'exception',
      text: [stack, message, name].find(Boolean) ?? 'without a message',
      ...on(error.page()),
    })
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

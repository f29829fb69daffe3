// npm run studio: builds the studio (into the folder studio of DIST_DIR, otherwise of dist/) if a source has changed since the last build,
// then serves it on this computer, for the content folder (CONTENT_DIR).
// --build: builds if needed, but does not start. --watch: rebuilds and restarts whenever src/ or schemas/ changes.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readArguments } from './build/arguments.mjs'
import { buildStudio, isStudioFresh, serverFile } from './studio/build-studio.mjs'
import { stopServer } from './studio/stop-server.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { values: flags } = await readArguments(
  'npm run studio',
  `npm run studio serves the Content Studio on this computer, for the content of CONTENT_DIR.

  --build   builds it if needed, and does not start it
  --watch   builds it again and restarts it whenever src/ or schemas/ changes`,
  { options: { build: { type: 'boolean' }, watch: { type: 'boolean' } } },
)

if (flags.watch) watchSources()
else {
  await buildIfStale()
  if (!flags.build) await import(pathToFileURL(serverFile).href)
}

async function buildIfStale() {
  if (isStudioFresh()) return
  try {
    await buildStudio()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function watchSources() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let running = Promise.resolve()
  const rebuild = async () => {
    if (server && isStudioFresh()) return
    try {
      await buildStudio()
    } catch (error) {
      return console.error(error instanceof Error ? error.message : error)
    }
    await stopServer(server)
    server = spawn(process.execPath, [serverFile], { stdio: 'inherit' })
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(rebuild)
    }, 200)
  }
  for (const folder of ['src', 'schemas', 'scripts/studio']) watch(folder, { recursive: true }, changed)
  changed()
}

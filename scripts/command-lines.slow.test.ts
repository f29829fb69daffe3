import { execFile } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const run = (script: string, ...args: readonly string[]) => runWith({}, script, ...args)

const runWith = (env: Readonly<Record<string, string>>, script: string, ...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const options = { timeout: 60_000, env: { ...process.env, ...env } }
    execFile(process.execPath, [`scripts/${script}.mjs`, ...args], options, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    )
  })

/** The messages without the log lines that operator's commands also write. */
const messagesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('{'))

describe('a wrong word is answered with one line that names it, what was meant, and how to see the usage', () => {
  test.each([
    ['npm start', 'start', ['--port'], '--port', undefined],
    ['npm run dev', 'dev', ['--port'], '--port', undefined],
    ['npm run build', 'build', ['--if-stal'], '--if-stal', '--if-stale'],
    ['npm run studio', 'studio', ['--wach'], '--wach', '--watch'],
    ['npm run check', 'check', ['src'], 'src', undefined],
    ['npm run generate', 'generate', ['--chek'], '--chek', '--check'],
    ['npm run new', 'new', ['--folder'], '--folder', undefined],
    ['npm run content', 'content', ['check', '--strct'], '--strct', '--strict'],
    ['npm run content', 'content', ['chekc'], 'chekc', 'check'],
    ['npm run content', 'content', ['--format', 'jsn'], 'jsn', 'json'],
    ['npm run photos', 'photos', ['stat'], 'stat', 'status'],
    ['npm run photos', 'photos', ['restore', '--al'], '--al', '--all'],
    ['npm run export', 'export', ['feedbak'], 'feedbak', 'feedback'],
    ['npm run export', 'export', ['feedback', '--csv'], '--csv', undefined],
    ['npm run backup', 'backup', ['--now', 'folder'], '--now', undefined],
    ['npm run restore', 'restore', ['--verfy', 'folder'], '--verfy', '--verify'],
    ['npm run bench', 'bench', ['engin'], 'engin', 'engine'],
    ['npm run bench', 'bench', ['engine', '--rows'], '--rows', undefined],
    ['npm run bench', 'bench', ['studio', '--edit', '5'], '--edit', '--edits'],
    ['npm run test:browsers', 'test-browsers', ['firefx'], 'firefx', 'firefox'],
    ['npm run test:edits', 'random-edits', ['--sed', '2'], '--sed', '--seed'],
  ])('%s: %s %j', { timeout: 60_000 }, async (command, script, args, word, meant) => {
    const { code, out, err } = await run(script, ...args)
    const [line = '', ...others] = messagesOf(err)
    expect([out, others]).toEqual(['', []])
    expect(line).toMatch(new RegExp(`^${command} does not know the \\w+ ${word}\\. `))
    expect(/Did you mean (\S+)\?/.exec(line)?.[1]).toBe(meant)
    expect(line.endsWith(`Usage: ${command} -- --help`)).toBe(true)
    expect(code).toBe(2)
  })
})

test.each([
  ['npm run content', 'content', 'fix'],
  ['npm run studio', 'studio', 'watch'],
  ['npm run photos', 'photos', 'all'],
])(
  '%s without -- before an option: nothing is done without it',
  { timeout: 60_000 },
  async (command, script, option) => {
    const { code, out, err } = await runWith({ [`npm_config_${option}`]: 'true' }, script)
    expect([code, out]).toEqual([2, ''])
    expect(messagesOf(err)).toEqual([
      `npm has kept the option --${option} for itself. Write -- before the arguments. Usage: ${command} -- --help`,
    ])
  },
)

test.each(['start', 'dev', 'build', 'studio', 'check', 'generate', 'new', 'content', 'photos', 'backup', 'bench'])(
  '%s prints its usage',
  { timeout: 60_000 },
  async (script) => {
    const { code, out, err } = await run(script, '--help')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/npm (run|start)/)
  },
)

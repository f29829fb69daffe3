import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { git } from './git.ts'

test('git that does not end, such as in a hook that waits, is stopped and says so', async () => {
  const result = await git(tmpdir(), ['-c', 'alias.wait=!sleep 5', 'wait'], {}, 300)
  expect(result).toEqual({
    ok: false,
    message: expect.stringMatching(/^git was stopped.*0\.3 seconds.*hook/) as string,
  })
})

test('what git says is the message', async () => {
  expect(await git(tmpdir(), ['no-such-command'])).toEqual({
    ok: false,
    message: expect.stringContaining("'no-such-command' is not a git command") as string,
  })
})

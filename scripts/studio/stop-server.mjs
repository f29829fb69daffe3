/**
 * Stops the studio's server, and waits until it has ended.
 *
 * @param {import('node:child_process').ChildProcess | undefined} server
 */
export async function stopServer(server) {
  // A process that a signal has ended has no exit code.
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await ended
}

/**
 * The environment of the process that decodes pictures. Decoding is native code with untrusted input: an attacker who takes over the
 * process must not find the passwords of the database, the bucket and the mail server in it. So it gets only what a program needs to run.
 */
type Variables = Readonly<Record<string, string | undefined>>

const names: ReadonlySet<string> = new Set([
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'NODE_ENV',
  'TMPDIR',
  'TEMP',
  'TMP',
  // Without these, Windows does not find its libraries.
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'PATHEXT',
])
/** Variables of the loader (Linux, macOS), the locale, the allocators, and the library that decodes. */
const prefixes = ['LD_', 'DYLD_', 'LC_', 'MALLOC_', 'JEMALLOC_', 'VIPS_']

export const pictureEnvironment = (all: Variables): Variables => ({
  ...Object.fromEntries(Object.entries(all).filter(([name]) => isNeeded(name.toUpperCase()))),
  // By default glibc creates many arenas for threads and keeps their memory (mallopt(3), M_ARENA_MAX).
  MALLOC_ARENA_MAX: '2',
})

/** `name` in capitals: on Windows `Path` and `PATH` are the same variable. */
const isNeeded = (name: string): boolean => names.has(name) || prefixes.some((prefix) => name.startsWith(prefix))

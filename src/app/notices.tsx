/**
 * What a page says where its scripts cannot run. It is markup and no more: shown by the script in the head
 * (`build/head-script.ts`) or by the browser itself, and styled with what old browsers understand (`theme/notices.ts`).
 */
import { fill } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'

type Words = Content['messages']['browser']
type Props = {
  readonly words: Words
  /** Versions by the names of browserslist. */
  readonly oldest: Readonly<Record<string, string>>
  /** Whether the page below can be read without a script. Otherwise this stands in its place. */
  readonly isReadable: boolean
  readonly shown?: boolean
}

/** Hidden until the script in the head has found out that something is missing. */
export const TooOld = ({ isReadable, oldest, shown = false, words }: Props) => (
  <div
    id="too-old"
    className="notice"
    hidden={!shown}
    {...(isReadable ? { role: 'region', 'aria-labelledby': 'too-old-title' } : { role: 'main' })}
  >
    {/* No h1: the page that is shown everywhere else has its own. */}
    <div id="too-old-title" className="notice__title" role="heading" aria-level={isReadable ? 2 : 1}>
      {words.too_old}
    </div>
    <p>{isReadable ? words.too_old_reading : words.too_old_text}</p>
    <p>
      {words.what_to_do} {words.supported}
    </p>
    <ul>
      {words.names.map(({ id, name }) => (
        <li key={id}>{fill(name, { version: oldest[id] ?? '' })}</li>
      ))}
    </ul>
    {!isReadable && <Home words={words} />}
  </div>
)

/** Above a page that can be seen, but not used. */
export const NoScript = ({ words }: Pick<Props, 'words'>) => (
  <noscript>
    <div className="notice" role="region" aria-labelledby="no-script-title">
      <div id="no-script-title" className="notice__title" role="heading" aria-level={2}>
        {words.no_script}
      </div>
      <p>{words.no_script_text}</p>
      <Home words={words} />
    </div>
  </noscript>
)

const Home = ({ words }: Pick<Props, 'words'>) => (
  <p>
    <a href="/">{words.home}</a>
  </p>
)

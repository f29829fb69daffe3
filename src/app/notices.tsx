/**
 * Notices for browsers in which the scripts cannot run. Static markup only: shown by the script in the head
 * (`build/head-script.ts`) or by `<noscript>`, and styled with CSS that old browsers understand (`theme/notices.ts`).
 */
import { modules } from 'virtual:content/modules'
import { fill } from '#engine/format.ts'
import type { Content } from '#types/content.generated.ts'

type Words = Content['messages']['browser']
type Props = {
  readonly words: Words
  /** The oldest supported versions, by browserslist name. */
  readonly oldest: Readonly<Record<string, string>>
  /** The page is readable without JavaScript: the notice goes above it instead of replacing it. */
  readonly isReadable: boolean
  readonly shown?: boolean
}

/** Hidden until the script in the head finds a missing feature. */
export const TooOld = ({ isReadable, oldest, shown = false, words }: Props) => (
  <div
    id="too-old"
    className="notice"
    hidden={!shown}
    {...(isReadable ? { role: 'region', 'aria-labelledby': 'too-old-title' } : { role: 'main' })}
  >
    {/* Not an h1: the page around it has its own. */}
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

/** For pages that can be seen but not used without JavaScript. */
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

/** Hidden until the script in the head notices that the app's scripts did not load: the page is visible, but nothing in it works. */
export const NotLoaded = ({
  failed,
  reload,
  shown = false,
}: {
  readonly failed: string
  readonly reload: string
  readonly shown?: boolean
}) => (
  <div id="not-loaded" className="notice" role="alert" hidden={!shown}>
    {failed} <button type="button">{reload}</button>
  </div>
)

/** Left out when the content has no home page: `/` then leads back to the quiz, which this browser cannot run. */
const Home = ({ words }: Pick<Props, 'words'>) =>
  modules.home && (
    <p>
      <a href="/">{words.home}</a>
    </p>
  )

import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { forgetAllUnsent } from '#pages/forms/unsent-texts.ts'
import { watchFirstFocus } from '#testing/browser/first-focus.ts'
import { endMotionAtOnce } from '#testing/stories/without-motion.ts'
import { paintNothing } from '#testing/stories/without-painting.ts'
import 'virtual:theme.css'
import 'virtual:theme-site.css'
import 'virtual:theme-form.css'
import 'virtual:theme-dashboard.css'
import 'virtual:theme-result.css'
import 'virtual:fonts.css'

// Longer than the default of one second, for busy machines.
configure({ asyncUtilTimeout: 5_000 })

/** Sets the theme as the product does, as an attribute of the document element, and the text size as a browser does. */
const withTheme: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  root.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  root.style.fontSize = globals.textSize === 'double' ? '200%' : ''
  root.lang = 'en-GB'
  return <Story />
}

const dialogs = watchFirstFocus()
// Only in tests: a person who looks at a story sees it, and sees it move.
if (import.meta.env.MODE === 'test') {
  endMotionAtOnce()
  paintNothing()
}

const preview: Preview = {
  beforeEach: () => {
    // Of another story, which was left without being sent.
    forgetAllUnsent()
    // A quiz of another story may have left its place in the address, such as `#result`.
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    return dialogs.watch()
  },
  afterEach: dialogs.check,
  decorators: [withTheme],
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Text 100 %' },
          { value: 'double', title: 'Text 200 %' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', textSize: 'normal' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical', order: ['Foundations', 'Components', 'Pages', 'Studio'] } },
    viewport: {
      options: {
        narrow: { name: '320, the narrowest', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        small: { name: '360, a small phone', styles: { width: '360px', height: '640px' }, type: 'mobile' },
        phone: { name: '390, a phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: '768, a tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        wide: { name: '1280, a laptop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
}

export default preview

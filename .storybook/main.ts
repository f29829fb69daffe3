import type { StorybookConfig } from '@storybook/react-vite'

/** The framework reads vite.config.ts, with the plugins for content, theme and React. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The default, react-docgen-typescript, needs a compiler API that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Without the entry and the manifest of the product's build.
  viteFinal: ({ build, ...vite }) => {
    const { input: _, ...rolldownOptions } = build?.rolldownOptions ?? {}
    return { ...vite, build: { ...build, manifest: false, rolldownOptions } }
  },
}

export default config

import type { StorybookConfig } from '@storybook/react-vite'

/** Content, theme and React come from vite.config.ts, which the framework reads by itself. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other one needs an interface of TypeScript that version 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // The page of the product is no page of the stories.
  viteFinal: ({ build, ...vite }) => {
    const { input: _, ...rolldownOptions } = build?.rolldownOptions ?? {}
    return { ...vite, build: { ...build, manifest: false, rolldownOptions } }
  },
}

export default config

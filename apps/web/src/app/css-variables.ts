import type { CSSVariablesResolver } from '@mantine/core';
import { DARK, LIGHT, MOTION, RADIUS, ROUND, SUNLIT } from './tokens.ts';

/** What Mantine's own parts are painted with, from the tokens above. */
const library = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-quiet)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-quiet)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-placeholder': 'var(--text-quiet)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--bad-text)',
  '--mantine-color-accent-light': 'var(--accent-quiet)',
  '--mantine-color-accent-light-hover': 'var(--accent-quiet-hover)',
  '--mantine-color-accent-light-color': 'var(--accent-text)',
  '--mantine-color-green-light': 'var(--good-quiet)',
  '--mantine-color-green-light-color': 'var(--good-text)',
  '--mantine-color-red-light': 'var(--bad-quiet)',
  '--mantine-color-red-light-color': 'var(--bad-text)',
  '--mantine-color-yellow-light': 'var(--wait-quiet)',
  '--mantine-color-yellow-light-color': 'var(--wait-text)',
  '--mantine-color-gray-light': 'var(--surface-quiet)',
  '--mantine-color-gray-light-color': 'var(--text-quiet)',
  '--mantine-primary-color-light': 'var(--accent-quiet)',
  '--mantine-primary-color-light-hover': 'var(--accent-quiet-hover)',
  '--mantine-primary-color-light-color': 'var(--accent-text)',
};

const everywhere = {
  '--radius': RADIUS,
  '--round': ROUND,
  '--sunlit': SUNLIT,
  '--motion': `${MOTION}ms`,
  // Until it is known whether the page is light or dark.
  '--first-paint': `light-dark(${LIGHT['--paper']}, ${DARK['--paper']})`,
};

/** The tokens as custom properties, which the build writes into the styles (vite/theme-styles.ts). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: everywhere,
  light: { ...LIGHT, ...library },
  dark: { ...DARK, ...library },
});

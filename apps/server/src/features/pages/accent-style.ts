import { memoize } from '@mercadito/domain/memoize';
import { type AccentShades, accentShades } from '@mercadito/domain/town/accent';

/** The look's tokens and the UI library's own names for what is painted in the accent. */
const declarations = (shades: AccentShades): string =>
  Object.entries({
    '--accent': shades.accent,
    '--on-accent': shades.onAccent,
    '--accent-text': shades.accentText,
    '--accent-quiet': shades.accentQuiet,
    '--accent-quiet-hover': shades.accentQuietHover,
    '--surface-accent': shades.surfaceAccent,
    '--focus': shades.focus,
    '--mantine-color-accent-7': shades.accent,
    '--mantine-color-accent-filled': shades.accent,
    '--mantine-color-accent-filled-hover': shades.accentHover,
    '--mantine-primary-color-filled': shades.accent,
    '--mantine-primary-color-filled-hover': shades.accentHover,
  })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * The town's own accent in place of the look's, in the page itself, so that the first paint has it (TOWN-5); the content security policy
 * lets pages bring styles. Twice the root: the look's own are named as closely, and come later. Its shades are sought once for an accent,
 * not for each page.
 */
export const accentStyle = memoize((accent: string): string => {
  const shades = accentShades(accent);
  if (!shades) return '';
  const rules = (['light', 'dark'] as const).map(
    (scheme) => `:root:root[data-mantine-color-scheme="${scheme}"]{${declarations(shades[scheme])}}`,
  );
  return `<style>${rules.join('')}</style>`;
});

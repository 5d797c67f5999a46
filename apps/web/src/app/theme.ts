import { createTheme, type InputProps, type MantineColorsTuple } from '@mantine/core';
import { PressButton } from '../shared/ui/press-button.ts';
import { accent, dark, gray, INK, RADIUS, ROUND, red, SIZES, SPACES, WEIGHTS } from './tokens.ts';

declare module '@mantine/core' {
  /** The colours there are: of the UI library's others the styles know nothing (vite/ui-library-styles.ts). */
  interface MantineThemeColorsOverride {
    colors: Record<'accent' | 'gray' | 'dark' | 'red' | 'green' | 'yellow' | 'dimmed', MantineColorsTuple>;
  }

  interface MantineThemeSizesOverride {
    fontSizes: Record<keyof typeof SIZES, string>;
    spacing: Record<keyof typeof SPACES, string>;
  }
}

const SHADOW = 'var(--shadow)';

const TARGET = '2.75rem';
/** Of a button that is nothing but a sign (global.css). */
const SIGN = 'var(--sign-size)';

/** Controls are 44 px high and write in 16 px, so that thumbs hit them and phones do not zoom in (LOOK-9). */
const control = { defaultProps: { size: 'md' } } as const;
const input = { ...control, vars: () => ({ wrapper: { '--input-height': TARGET } }) };

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 5 },
  colors: { accent, gray, dark, red },
  black: INK,
  autoContrast: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontFamily: 'inherit',
    fontWeight: WEIGHTS.bold,
    textWrap: 'balance',
    sizes: {
      // Where letters are twice as large, a long word must still fit the line.
      h1: { fontSize: `min(${SIZES.xl}, 11vw)`, lineHeight: '1.2' },
      h2: { fontSize: SIZES.lg, lineHeight: '1.25' },
      h3: { fontSize: SIZES.lg, lineHeight: '1.25' },
      h4: { fontSize: SIZES.md, lineHeight: '1.35' },
    },
  },
  fontSizes: SIZES,
  fontWeights: WEIGHTS,
  spacing: SPACES,
  radius: { xs: RADIUS, sm: RADIUS, md: RADIUS, lg: RADIUS, xl: ROUND },
  defaultRadius: 'md',
  shadows: { xs: SHADOW, sm: SHADOW, md: SHADOW, lg: SHADOW, xl: SHADOW },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { ...control.defaultProps, component: PressButton },
      vars: () => ({ root: { '--button-height': TARGET } }),
    },
    ActionIcon: { defaultProps: { component: PressButton }, vars: () => ({ root: { '--ai-size': SIGN } }) },
    CloseButton: { vars: () => ({ root: { '--cb-size': SIGN } }) },
    // The one of a telephone number stands alone; what has several lines is as high as these.
    Input: {
      ...control,
      vars: (_: unknown, { multiline }: InputProps) => ({ wrapper: multiline ? {} : { '--input-height': TARGET } }),
    },
    TextInput: input,
    // The eye that shows it is as large as every sign.
    PasswordInput: { ...input, vars: () => ({ ...input.vars(), root: { '--psi-button-size': SIGN } }) },
    NativeSelect: input,
    Select: input,
    MultiSelect: input,
    NumberInput: input,
    Textarea: control,
    // Square enough not to be taken for a radio button.
    Checkbox: { defaultProps: { ...control.defaultProps, radius: '0.25rem' } },
    Radio: control,
    SegmentedControl: control,
    Switch: { defaultProps: { size: 'lg' } },
    // What is there when a page comes is read in its place; what is to interrupt says so by its role.
    Alert: { defaultProps: { role: 'note' } },
    Badge: { defaultProps: { tt: 'none', fw: 600 } },
    // The first of its items has the focus, and nothing that is no item stands among them.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
});

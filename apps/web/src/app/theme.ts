import { createTheme, type InputProps, type MantineColorsTuple } from '@mantine/core';

/** Añil, the one accent: from shade 6 on it is AA on paper, and paper is AA on it. */
export const accent: MantineColorsTuple = [
  '#f2f0fc',
  '#e3dff7',
  '#c6beee',
  '#a79ae3',
  '#8b7ad8',
  '#7261cb',
  '#5949b8',
  '#46389e',
  '#382c80',
  '#281f60',
];

/** The one red, of whatever destroys or has failed: white is AA on shades 5 and 7, shade 3 on the dark surfaces. */
export const red: MantineColorsTuple = [
  '#fdf2f2',
  '#fbe6e6',
  '#f6c3c6',
  '#ff9aa2',
  '#d9606b',
  '#c43d4b',
  '#ae2c39',
  '#a3232f',
  '#8d1c27',
  '#731620',
];

/** Greys with a little sand in them, so that the paper stays warm. */
export const gray: MantineColorsTuple = [
  '#fbf8f3',
  '#f4efe7',
  '#e9e2d6',
  '#ddd4c5',
  '#c7bcaa',
  '#a1978a',
  '#7d746a',
  '#635b54',
  '#48423e',
  '#2b2725',
];

export const dark: MantineColorsTuple = [
  '#f1edf5',
  '#cfc9d6',
  '#b0a9ba',
  '#847c90',
  '#554e60',
  '#3d3747',
  '#2c2734',
  '#1b181f',
  '#141217',
  '#0d0b10',
];

declare module '@mantine/core' {
  /** The colours there are: of the UI library's others the styles know nothing (vite/ui-library-styles.ts). */
  interface MantineThemeColorsOverride {
    colors: Record<'accent' | 'gray' | 'dark' | 'red' | 'green' | 'yellow' | 'dimmed', MantineColorsTuple>;
  }
}

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
  black: '#231e2b',
  autoContrast: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontFamily: 'inherit',
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      // Where letters are twice as large, a long word must still fit the line.
      h1: { fontSize: 'min(1.625rem, 11vw)', lineHeight: '1.2' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
    },
  },
  radius: { xs: '0.375rem', sm: '0.625rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: { ...control, vars: () => ({ root: { '--button-height': TARGET } }) },
    ActionIcon: { vars: () => ({ root: { '--ai-size': SIGN } }) },
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
    Checkbox: { defaultProps: { ...control.defaultProps, radius: 'xs' } },
    Radio: control,
    SegmentedControl: control,
    Switch: { defaultProps: { size: 'lg' } },
    Alert: { defaultProps: { radius: 'md' } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 600 } },
    // The first of its items has the focus, and nothing that is no item stands among them.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Paper: { defaultProps: { radius: 'md' } },
  },
});

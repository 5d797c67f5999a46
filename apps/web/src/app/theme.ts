import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Añil, the one accent: from shade 6 on it is AA on paper, and paper is AA on it. */
const accent: MantineColorsTuple = [
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

/** Greys with a little sand in them, so that the paper stays warm. */
const gray: MantineColorsTuple = [
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

const dark: MantineColorsTuple = [
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

const TARGET = '2.75rem';

/** Controls are 44 px high and write in 16 px, so that thumbs hit them and phones do not zoom in (ui.md "Look"). */
const control = { defaultProps: { size: 'md' } } as const;
const input = { ...control, vars: () => ({ wrapper: { '--input-height': TARGET } }) };

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 5 },
  colors: { accent, gray, dark },
  black: '#231e2b',
  autoContrast: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: {
    fontFamily: 'inherit',
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.2' },
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
    ActionIcon: { vars: () => ({ root: { '--ai-size': TARGET } }) },
    CloseButton: { vars: () => ({ root: { '--cb-size': TARGET } }) },
    TextInput: input,
    PasswordInput: input,
    NativeSelect: input,
    Select: input,
    NumberInput: input,
    Textarea: control,
    Checkbox: control,
    Radio: control,
    SegmentedControl: control,
    Switch: { defaultProps: { size: 'lg' } },
    Alert: { defaultProps: { radius: 'md' } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 600 } },
    Modal: { defaultProps: { centered: true, radius: 'lg' } },
    Paper: { defaultProps: { radius: 'md' } },
  },
});

const light = {
  '--paper': gray[0],
  '--surface': '#ffffff',
  '--surface-quiet': gray[1],
  '--surface-accent': accent[0],
  '--line': gray[2],
  '--line-strong': gray[4],
  '--text': '#231e2b',
  '--text-quiet': '#635b54',
  '--accent': accent[7],
  '--accent-text': accent[7],
  '--on-accent': '#ffffff',
  '--placeholder': gray[2],
  '--star': '#b3720a',
  '--good-text': '#1d6b3f',
  '--good-quiet': '#e0f1e6',
  '--bad-text': '#a3232f',
  '--bad-quiet': '#fbe6e6',
  '--wait-text': '#734d00',
  '--wait-quiet': '#fbeecb',
  '--focus': accent[6],
  '--accent-quiet': accent[1],
  '--accent-quiet-hover': accent[2],
  '--shadow': '0 1px 2px rgb(43 39 37 / 6%), 0 8px 24px -12px rgb(43 39 37 / 18%)',
};

const nightly: typeof light = {
  '--paper': dark[7],
  '--surface': '#25212c',
  '--surface-quiet': '#2c2734',
  '--surface-accent': '#2f2850',
  '--line': dark[5],
  '--line-strong': dark[4],
  '--text': dark[0],
  '--text-quiet': dark[2],
  '--accent': accent[5],
  '--accent-text': accent[2],
  '--on-accent': '#ffffff',
  '--placeholder': dark[5],
  '--star': '#f0b44c',
  '--good-text': '#7fd3a1',
  '--good-quiet': '#1f3a2b',
  '--bad-text': '#ff9aa2',
  '--bad-quiet': '#4a2329',
  '--wait-text': '#f3cf7c',
  '--wait-quiet': '#43371a',
  '--focus': accent[3],
  '--accent-quiet': '#383060',
  '--accent-quiet-hover': '#443a75',
  '--shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px -12px rgb(0 0 0 / 60%)',
};

/** What Mantine's own parts are painted with, from the tokens above. */
const kit = {
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

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...light, ...kit },
  dark: { ...nightly, ...kit },
});

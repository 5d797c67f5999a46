/** Ten shades of a colour, light to dark. */
type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** The sizes of letters, 12 to 36 px. */
export const SIZES = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.75rem',
  xxl: '2.25rem',
} as const;

/** What is 16 px elsewhere, on a driver's screens (LOOK-33). */
export const SUNLIT = '1.125rem';

/** The weights of letters: what is read, what is named, what heads. */
export const WEIGHTS = { regular: '400', medium: '600', bold: '700' } as const;

/** The distances, 4 to 32 px. */
export const SPACES = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '2rem',
} as const;

/** The one radius. What is round is as round as it can be. */
export const RADIUS = '0.75rem';
export const ROUND = '62.5rem';

/** How long anything moves, in milliseconds. */
export const MOTION = 160;

/** Añil, the one accent: from shade 6 on it is AA on paper, and paper is AA on it. */
export const accent: Shades = [
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
export const red: Shades = [
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
export const gray: Shades = [
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

export const dark: Shades = [
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

/** The darkest, of which all text is. */
export const INK = '#231e2b';

/** The roles of colours by day; each is readable on its grounds (test/colors.test.ts). */
export const LIGHT = {
  '--paper': gray[0],
  '--surface': '#ffffff',
  '--surface-quiet': gray[1],
  '--surface-accent': accent[0],
  '--sand': '#f6ebda',
  '--line': gray[2],
  '--line-strong': gray[4],
  '--text': INK,
  '--text-quiet': '#635b54',
  // Indigo: what is done here.
  '--accent': accent[7],
  '--accent-text': accent[7],
  '--on-accent': '#ffffff',
  '--accent-quiet': accent[1],
  '--accent-quiet-hover': accent[2],
  '--focus': accent[6],
  // Terracotta: offers.
  '--offer': '#b54a24',
  '--on-offer': '#ffffff',
  '--offer-text': '#a8431f',
  '--offer-quiet': '#fbe7dc',
  // Maize: stars.
  '--star': '#b97a00',
  // Nopal: open, delivered, done.
  '--good-text': '#2a5c23',
  '--good-quiet': '#e3efd9',
  '--bad-text': red[7],
  '--bad-quiet': red[1],
  '--wait-text': '#734d00',
  '--wait-quiet': '#fbeecb',
  '--placeholder': gray[2],
  '--scrim': 'rgb(20 16 28 / 55%)',
  '--shadow': '0 1px 2px rgb(43 39 37 / 6%), 0 8px 24px -12px rgb(43 39 37 / 18%)',
};

/** The same roles at night. */
export const DARK: typeof LIGHT = {
  '--paper': dark[7],
  '--surface': '#25212c',
  '--surface-quiet': '#2c2734',
  '--surface-accent': '#2f2850',
  '--sand': '#332c2b',
  '--line': dark[5],
  '--line-strong': dark[4],
  '--text': dark[0],
  '--text-quiet': dark[2],
  '--accent': accent[5],
  '--accent-text': accent[2],
  '--on-accent': '#ffffff',
  '--accent-quiet': '#383060',
  '--accent-quiet-hover': '#443a75',
  '--focus': accent[3],
  '--offer': '#bb4f2a',
  '--on-offer': '#ffffff',
  '--offer-text': '#f2a68a',
  '--offer-quiet': '#4a2b1f',
  '--star': '#f0b44c',
  '--good-text': '#9fd086',
  '--good-quiet': '#263a1e',
  '--bad-text': red[3],
  '--bad-quiet': '#4a2329',
  '--wait-text': '#f3cf7c',
  '--wait-quiet': '#43371a',
  '--placeholder': dark[5],
  '--scrim': 'rgb(0 0 0 / 60%)',
  '--shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px -12px rgb(0 0 0 / 60%)',
};

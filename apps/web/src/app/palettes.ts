import type { MantineColorsTuple } from '@mantine/core';

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

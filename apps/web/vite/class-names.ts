import type { Plugin } from 'vite';

const SHEET = /import (\w+) from ('[^']+\.module\.css')/g;

/**
 * Lets a part bring the class names that it uses and not the list of all in their sheet: as a namespace each name is a constant of its
 * own, which the bundler writes where it is used (`inlineConst`). The sheet itself stays, though nothing of its module does.
 */
export const classNames = (): Plugin[] => [
  {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.tsx') && code.includes('.module.css')
        ? { code: code.replace(SHEET, 'import * as $1 from $2'), map: null }
        : undefined,
  },
  {
    name: 'class-names:sheets-stay',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
  },
];

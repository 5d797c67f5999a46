import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from '@tabler\/icons-react';/g;

/** Where the library has each icon, in a file of its own. */
const FILES = '@tabler/icons-react/dist/esm/icons/';

export const IS_ICON = /\/@tabler\/icons-react\/dist\/esm\/icons\//;

/** `IconX as Y` of an import list as the import of its file; a type has none. */
function importOf(entry: string): string {
  const [name = '', local = name] = entry.trim().split(' as ');
  return name === '' || name.startsWith('type ') ? '' : `import ${local} from '${FILES}${name}.mjs';`;
}

/** Lets each part import its icons by their files: behind the library's one index of six thousand nobody could tell who needs which. */
export const iconFiles = (): Plugin => ({
  name: 'icon-files',
  apply: 'build',
  transform: (code, id) =>
    !id.includes('/node_modules/') && code.includes('@tabler/icons-react')
      ? { code: code.replace(IMPORT, (_, names: string) => names.split(',').map(importOf).join('')), map: null }
      : undefined,
  enforce: 'pre',
});

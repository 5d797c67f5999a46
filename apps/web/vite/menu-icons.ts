import { fileURLToPath } from 'node:url';
import type * as Menus from '@mercadito/contracts/site/menus';
import { FRAME_OF, type FrameName, type Menu } from '@mercadito/contracts/site/screen';
import type * as SiteMap from '@mercadito/contracts/site/site-map';
import { type Plugin, runnerImport } from 'vite';
import { virtualModule } from './virtual-module.ts';

const SITE = fileURLToPath(new URL('../../../packages/contracts/src/site/', import.meta.url));

/** Read anew each time, as the site map may have changed while the web is developed. */
async function importAnew<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(SITE + file);
  return module;
}

/** The icons of a frame's places, whoever sees them, by the names that the icon library has for them. */
async function iconsOf(frame: FrameName): Promise<Readonly<Record<string, string>>> {
  const { placesIn } = await importAnew<typeof Menus>('menus.ts');
  const { SCREENS } = await importAnew<typeof SiteMap>('site-map.ts');
  const names = (['user', 'driver', 'admin'] as const).flatMap((whose) => placesIn(frame, whose));
  return Object.fromEntries(
    names.map((name) => {
      const { icon, iconIn }: Menu = SCREENS[name].menu;
      return [name, `Icon${iconIn?.[frame] ?? icon}`];
    }),
  );
}

async function write(frame: FrameName): Promise<string> {
  const icons = await iconsOf(frame);
  return [
    `import { ${[...new Set(Object.values(icons))].join(', ')} } from '@tabler/icons-react';`,
    `export const ICONS = { ${Object.entries(icons).map((entry) => entry.join(': '))} };`,
  ].join('\n');
}

const NAMES = /\bicon(?:In)?: (?:'\w+'|\{[^}]*\}),?/g;

/** Takes the names out of the site map that pages carry: there they are icons already. */
const withoutNames: Plugin = {
  name: 'menu-icons/names',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(`${SITE}screens/`) ? { code: code.replace(NAMES, ''), map: null } : undefined,
};

/** Gives each frame the icons of its places, which the site map names: a page brings those of its own frame alone. */
export const menuIcons = (): Plugin[] => [
  withoutNames,
  ...[...new Set(Object.values(FRAME_OF))].map((frame) =>
    virtualModule(`menu-icons/${frame}`, { of: SITE, write: () => write(frame) }),
  ),
];

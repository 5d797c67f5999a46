import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the web, as a path. */
export const WEB = fileURLToPath(new URL('../', import.meta.url));

const SCREEN = /src\/screens\/([\w-]+)\/([\w-]+)\.screen\.tsx$/;

/** Where people arrive: rendered by the server, and within the budget of a first page. All of the shop, and two more. */
const PUBLIC_AREA = 'shop';
const ALSO_PUBLIC = ['customer/cart', 'customer/shared-order'];

export interface ScreenFile {
  /** Whose screen it is: the folder that it lies in. */
  readonly area: string;
  readonly name: string;
  /** Whether it is of those that people arrive on. */
  readonly isPublic: boolean;
}

/** The screen that a module is; null for every other module. */
export function screenOf(id: string): ScreenFile | null {
  const [, area, name] = SCREEN.exec(id) ?? [];
  if (!area || !name) return null;
  return { area, name, isPublic: area === PUBLIC_AREA || ALSO_PUBLIC.includes(`${area}/${name}`) };
}

/** The public screens' files, relative to the web's folder. */
export const publicScreens = (): string[] =>
  globSync('src/screens/*/*.screen.tsx', { cwd: WEB })
    .filter((file) => screenOf(file)?.isPublic)
    .map((file) => relative(WEB, `${WEB}${file}`));

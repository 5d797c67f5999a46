import type { Rolldown } from 'vite';
import { type ScreenFile, screenOf, WEB } from './screens.ts';

/** What the bundler tells of its modules while it makes files of them. */
export type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const MAIN = `${WEB}src/app/main.ts`;

export interface Reach {
  /** What runs before any page is live. */
  readonly start: ReadonlySet<string>;
  /** Which screens need a module before they can be shown. */
  readonly screensOf: (id: string) => readonly ScreenFile[];
  /** What comes to a public page after it stands. */
  readonly late: ReadonlySet<string>;
}

/** These modules and everything they import statically. */
function closureOf(roots: Iterable<string>, modules: Modules): Set<string> {
  const seen = new Set(roots);
  // A set may grow while it is walked, so this ends when no import is new.
  for (const id of seen) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return seen;
}

const importedLater = (ids: Iterable<string>, modules: Modules): string[] =>
  [...ids].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

function trace(modules: Modules): Reach {
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(MAIN) ?? {};
  const start = closureOf([...importedIds, ...dynamicallyImportedIds], modules);
  const screens = importedLater(start, modules).flatMap((id) => {
    const screen = screenOf(id);
    return screen ? [{ id, screen }] : [];
  });
  if (screens.length === 0) throw new Error('no screen is reached from src/app/main.ts: chunks cannot go by areas');
  const users = new Map<string, ScreenFile[]>();
  for (const { id, screen } of screens)
    for (const each of closureOf([id], modules)) users.set(each, [...(users.get(each) ?? []), screen]);
  const publicOnes = closureOf(
    screens.filter(({ screen }) => screen.isPublic).map(({ id }) => id),
    modules,
  );
  const later = importedLater([...start, ...publicOnes], modules).filter((id) => !screenOf(id));
  return { start, screensOf: (id) => users.get(id) ?? [], late: closureOf(later, modules) };
}

let known: Reach | null = null;

/** Who needs what, traced once for a build along the imports. Exact for our own modules, since none of them is a barrel. */
export function reachOf(modules: Modules): Reach {
  known ??= trace(modules);
  return known;
}

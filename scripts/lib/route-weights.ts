import type { ModuleWeights } from '../../apps/web/vite/module-weights.ts';

/** A script that a route loads, and what it and its style sheets weigh in bytes after brotli. */
export interface RouteFile {
  file: string;
  script: number;
  style: number;
}

/** Which module imports which, as far as one comes from somewhere: each module with the one that brought it. */
export type BroughtBy = ReadonlyMap<string, string | null>;

const SHOWN = 10;
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

const isStyle = (module: string): boolean => module.endsWith('.css');
const isOwn = (module: string): boolean => !PACKAGE.test(module);
const nameOf = (module: string): string => PACKAGE.exec(module)?.[1] ?? module.replace('../../', '');

/** Everything that is imported from these modules on, each by the shortest way. */
export function walkImports(roots: readonly string[], { importers }: ModuleWeights): BroughtBy {
  const imports = new Map<string, string[]>();
  for (const [module, by] of Object.entries(importers))
    for (const importer of by) imports.set(importer, [...(imports.get(importer) ?? []), module]);
  const broughtBy = new Map<string, string | null>(roots.map((root) => [root, null]));
  // A map may grow while it is walked, so this ends when no import is new.
  for (const [module] of broughtBy)
    for (const next of imports.get(module) ?? []) if (!broughtBy.has(next)) broughtBy.set(next, module);
  return broughtBy;
}

/** The module of ours that brought this one. */
function bringerOf(module: string, broughtBy: BroughtBy): string {
  let bringer = broughtBy.get(module);
  while (bringer && !isOwn(bringer)) bringer = broughtBy.get(bringer);
  return bringer ? `, imported by ${nameOf(bringer)}` : '';
}

/** What each module and each package has of these files: the file's weight, shared out by length. */
function shareOut(files: readonly RouteFile[], weights: ModuleWeights, kind: 'script' | 'style') {
  const shares = new Map<string, { bytes: number; module: string }>();
  for (const { file, [kind]: weight } of files) {
    const modules = Object.entries(weights.files[file] ?? {}).filter(
      ([each, length]) => length > 0 && isStyle(each) === (kind === 'style'),
    );
    const sum = modules.reduce((total, [, length]) => total + length, 0);
    for (const [module, length] of modules) {
      const known = shares.get(nameOf(module));
      shares.set(nameOf(module), {
        module: known?.module ?? module,
        bytes: (known?.bytes ?? 0) + (weight * length) / sum,
      });
    }
  }
  return shares;
}

/** The heaviest modules of ours and packages of a route, with about what they weigh and which import brought them. */
export function describeHeaviest(
  files: readonly RouteFile[],
  weights: ModuleWeights,
  kind: 'script' | 'style',
  broughtBy: BroughtBy,
): string[] {
  return [...shareOut(files, weights, kind)]
    .sort(([, a], [, b]) => b.bytes - a.bytes)
    .slice(0, SHOWN)
    .map(([name, { bytes, module }]) => `${(bytes / 1024).toFixed(1)} KB ${name}${bringerOf(module, broughtBy)}`);
}

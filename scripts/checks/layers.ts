import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import { inRoot, root } from '../lib/root.ts';
import { runQuietly } from '../lib/run.ts';

interface Cruised {
  modules: { source: string; dependencies: { module: string; resolved: string }[] }[];
  summary: { error: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

const sources = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'];

/** Crossings of the layers in the tree that stands in `folder`, one line each. */
export async function findLayerViolations(folder = root): Promise<string[]> {
  const cruised = await cruise(folder);
  const crossings = cruised.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return [...findBlindSpots(cruised, folder), ...crossings];
}

async function cruise(folder: string): Promise<Cruised> {
  const program = inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const args = [program, '--config', inRoot('.dependency-cruiser.js'), '--output-type', 'json', 'packages', 'apps'];
  const { stdout, output } = await runQuietly(process.execPath, args, { cwd: folder });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser did not run:\n${output}`);
  return JSON.parse(stdout);
}

/**
 * A tool that reads nothing finds nothing wrong. So every source file must be among what was cruised, and
 * every import of our own packages must have been followed into them.
 */
function findBlindSpots(cruised: Cruised, folder: string): string[] {
  const files = listFiles(sources, folder);
  if (files.length === 0) return ['no source file found: nothing was checked'];
  const modules = new Map(cruised.modules.map((module) => [module.source, module.dependencies]));
  return files.flatMap((file) => {
    const dependencies = modules.get(file);
    if (!dependencies) return [`${file} was not read`];
    const followed = dependencies
      .filter(({ resolved }) => /^(packages|apps)\//.test(resolved))
      .map((each) => each.module);
    return findWorkspaceImports(join(folder, file))
      .filter((name) => !followed.includes(name))
      .map((name) => `${file}: ${name} was not followed`);
  });
}

function findWorkspaceImports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export|\} from)\b.*'(@mercadito\/[^']+)'/gm);
  return [...found].map((match) => match[1] ?? '');
}

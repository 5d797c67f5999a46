import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from './list-files.ts';
import { root } from './root.ts';

/** A file that names others because types and lazy imports need their names. It is not kept in the repository. */
interface WrittenList {
  readonly path: string;
  readonly text: string;
}

const HEADER = '// Written by each build, check and test. Do not edit.\n';
const CONTRACTS = 'packages/contracts/src/';
const IS_NAME = /^\w+$/;

/** The lists as they are to be. */
const writtenLists = (folder = root): WrittenList[] => [
  { path: `${CONTRACTS}contract-files.ts`, text: contractFiles(folder) },
  { path: 'apps/web/src/shared/i18n/catalogs.ts', text: catalogs(folder) },
];

/** Writes those that are not, before anything reads them. */
export function writeLists(folder = root): void {
  for (const { path, text } of writtenLists(folder)) {
    const file = join(folder, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Files with calls that the client makes: a stream is no call. */
function contractFiles(folder: string): string {
  const hasCalls = (path: string): boolean => {
    const source = readFileSync(join(folder, path), 'utf8');
    return /\bendpoint\('/.test(source) && !source.includes("'text/event-stream'");
  };
  const files = listFiles([`${CONTRACTS}**/*.ts`], folder).filter((path) => !path.includes('.test.') && hasCalls(path));
  const lines = files.map((path) => {
    const name = path.slice(CONTRACTS.length, -'.ts'.length);
    return `  ${IS_NAME.test(name) ? name : `'${name}'`}: () => import('./${name}.ts'),\n`;
  });
  return `${HEADER}
/**
 * The contracts by their files, each brought with the first call of its feature: a page that is served with its data makes none
 * before it stands, and making all their schemas would take half of its start.
 */
export const CONTRACTS = {
${lines.join('')}};

export type Contracts = { readonly [File in keyof typeof CONTRACTS]: Awaited<ReturnType<(typeof CONTRACTS)[File]>> };

/** A file of contracts, by its name. */
export type ContractFile = keyof Contracts;
`;
}

/** The areas of texts, whose keys are those of the English ones. */
function catalogs(folder: string): string {
  const areas = listFiles(['apps/web/src/locales/en/*.json'], folder).map((path) => basename(path, '.json'));
  const imports = areas.map((area) => `import type ${area} from '../../locales/en/${area}.json';\n`);
  return `${HEADER}${imports.join('')}
/** The areas of the texts, one file each in \`src/locales/{en,es}\`. The English ones are the list of keys. */
export interface Catalogs {
${areas.map((area) => `  ${area}: typeof ${area};\n`).join('')}}
`;
}

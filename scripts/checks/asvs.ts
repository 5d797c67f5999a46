import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfTest, type NamedTest } from '../lib/named-test.ts';
import { root } from '../lib/root.ts';

/** OWASP ASVS 5.0.0 has so many requirements of level 1. */
const REQUIREMENTS = 70;
const COLUMNS = ['requirement', 'summary', 'applies', 'where', 'test', 'note'];
/** How the reason begins where nothing can be tested. */
const WHY_NO_TEST = /(^|\. )No test: /;
const CELL = /"((?:[^"]|"")*)"(,|$)/g;

interface Line {
  requirement: string;
  applies: string;
  where: string;
  test: string;
  note: string;
}

/** Where `docs/asvs.csv` says what is not so: requirements that are missing, files that are gone, tests of other names. */
export async function findAsvsFaults(folder = root): Promise<string[]> {
  const path = join(folder, 'docs/asvs.csv');
  const [head = [], ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n').map(cellsOf);
  if (head.join() !== COLUMNS.join()) return [`docs/asvs.csv: its columns are not ${COLUMNS.join(', ')}`];
  const lines = rows.map(
    (row) => Object.fromEntries(COLUMNS.map((name, at) => [name, row[at] ?? ''])) as never as Line,
  );
  const known = new Set(lines.map(({ requirement }) => requirement));
  const counted =
    known.size === REQUIREMENTS && lines.length === REQUIREMENTS
      ? []
      : [`docs/asvs.csv: ${known.size} requirements on ${lines.length} lines, level 1 has ${REQUIREMENTS}`];
  const faults = lines.flatMap((line) => faultsOf(line, folder).map((fault) => `${line.requirement}: ${fault}`));
  return [...counted, ...faults];
}

const cellsOf = (line: string): string[] => [...line.matchAll(CELL)].map(([, cell = '']) => cell.replaceAll('""', '"'));

const partsOf = (cell: string, separator: string): string[] => cell.split(separator).filter(Boolean);

function faultsOf({ requirement, applies, where, test, note }: Line, folder: string): string[] {
  if (!/^v5\.0\.0-\d+\.\d+\.\d+$/.test(requirement)) return ['is no number of a requirement'];
  if (!['yes', 'partly', 'no'].includes(applies)) return [`"${applies}" is not yes, partly or no`];
  if (applies !== 'yes' && note === '') return ['why it does not hold as a whole is not said'];
  if (applies !== 'no' && where === '') return ['where it holds is not said'];
  if (applies !== 'no' && test === '' && !WHY_NO_TEST.test(note))
    return ['neither a test nor why there is none is said'];
  const absent = partsOf(where, '; ').filter((file) => !existsSync(join(folder, file)));
  const tests = partsOf(test, ' | ');
  return [
    ...absent.map((file) => `${file} is not there`),
    ...tests.flatMap((each) => faultsOfTest(testOf(each), folder)),
  ];
}

/** A test is named by its file and its title: `path > title`. */
function testOf(cell: string): NamedTest {
  const [file = '', ...title] = cell.split(' > ');
  return { file, title: title.join(' > ') };
}

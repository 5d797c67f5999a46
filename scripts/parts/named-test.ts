import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test as a document names it: by its file, and its title as it is written there. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** What is wrong with a test's name: its file is gone, or holds no test of that title. */
export function faultsOfTest({ file, title }: NamedTest, folder: string): string[] {
  if (!existsSync(join(folder, file))) return [`${file} is not there`];
  const isThere = title !== '' && readFileSync(join(folder, file), 'utf8').includes(title);
  return isThere ? [] : [`${file} has no test "${title}"`];
}

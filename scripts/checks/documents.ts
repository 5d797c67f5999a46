import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';

const DOCUMENTS = ['{README,CONTRIBUTING}.md', 'docs/**/*.md'];
const LINK = /\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)/g;
const HEADING = /^#+ (.*)$/gm;
/** A file in its folder, as documents name it; what begins in capitals, such as `DATA_DIR/`, is of a running site. */
const NAMED_FILE = /`((?![A-Z_]+\/)(?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|js|css|sql|md|csv|txt))`/g;

/** Links of documents that lead nowhere, and files that they name and that have moved or gone. */
export async function findDeadReferences(folder = root): Promise<string[]> {
  const paths = listFiles(['**/*'], folder).map((path) => `/${path}`);
  return listFiles(DOCUMENTS, folder).flatMap((document) => {
    const text = readFileSync(join(folder, document), 'utf8');
    const links = [...text.matchAll(LINK)].flatMap(([, path = '', heading = '']) => {
      const page = path === '' ? join(folder, document) : join(folder, dirname(document), path);
      if (!existsSync(page)) return [`${document}: ${path} is not there`];
      const isHeading = heading === '' || headingsOf(page).includes(heading);
      return isHeading ? [] : [`${document}: ${path}${heading} is no heading`];
    });
    const files = [...text.matchAll(NAMED_FILE)]
      .filter(([, file]) => !paths.some((path) => path.endsWith(`/${file}`)))
      .map(([, file]) => `${document}: ${file} is not there`);
    return [...links, ...files];
  });
}

/** The headings of a page as GitHub's links name them. */
const headingsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(HEADING)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')}`,
  );

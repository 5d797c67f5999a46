import { readFileSync } from 'node:fs';

const inProject = (path: string): URL => new URL(`../../../${path}`, import.meta.url);

/** The first letters of what the web was built of, which tell two builds of one release apart; none before the first build. */
function fingerprint(): string {
  try {
    return `+${readFileSync(inProject('apps/web/dist/.sources'), 'utf8').slice(0, 7)}`;
  } catch {
    return '';
  }
}

const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { readonly version: string };

/** What this process runs: the release, and the build of it (`1.2.0+ab12cd3`). */
export const VERSION = `${version}${fingerprint()}`;

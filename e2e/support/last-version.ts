import type { BrowserContext } from '@playwright/test';
import { readKeptVersion } from '../../scripts/lib/kept-version.ts';

const kept = readKeptVersion();

const typeOf = (path: string): string => (path.endsWith('.css') ? 'text/css' : 'text/javascript');

/**
 * A device that has the web of the last version, as its service worker keeps it: every address opens with its empty page,
 * and its scripts come from it. What they ask for, this version's server answers.
 * @returns the addresses of its scripts that were used
 */
export async function openLastVersion(context: BrowserContext): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') return route.fulfill({ contentType: 'text/html', body: kept.page });
    const asset = kept.assets[pathname];
    if (asset === undefined) return route.continue();
    used.add(pathname);
    return route.fulfill({ contentType: typeOf(pathname), body: asset });
  });
  return used;
}

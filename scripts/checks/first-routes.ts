import { measureLazyRoutes } from '../lib/lazy-routes.ts';
import { findOverspent, findOverweight, measureFirstRoutes } from '../lib/size-budget.ts';
import { buildQuietly, missingBuilds } from '../lib/web-build.ts';

/**
 * What is wrong with the pages people arrive on: too heavy, or with code that only others need; and which of the other
 * screens bring too much of their own. Builds them if they changed.
 */
export async function findHeavyRoutes(): Promise<string[]> {
  if (missingBuilds().includes('pages')) {
    const { ok, output } = await buildQuietly('pages');
    if (!ok) return [output.trim() || 'the web cannot be built'];
  }
  return [...findOverweight(measureFirstRoutes()), ...findOverspent(measureLazyRoutes())];
}

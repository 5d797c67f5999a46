import { findOverweight, measureFirstRoutes } from '../parts/size-budget.ts';
import { buildQuietly, missingBuilds } from '../parts/web-build.ts';

/** What is wrong with the pages people arrive on: too heavy, or with code that only others need. Builds them if they changed. */
export async function findHeavyRoutes(): Promise<string[]> {
  if (missingBuilds().includes('pages')) {
    const { ok, output } = await buildQuietly('pages');
    if (!ok) return [output.trim() || 'the web cannot be built'];
  }
  return findOverweight(measureFirstRoutes());
}

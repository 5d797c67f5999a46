import { expect, test } from 'vitest';
import { inRoot } from './lib/root.ts';
import { runQuietly } from './lib/run.ts';

// As an older one it says another version, and cannot read TypeScript.
const AS_AN_OLDER = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";

test('a command typed with an older Node goes on in the one that was brought, and ends as that one does', async () => {
  const args = ['--no-strip-types', '--import', AS_AN_OLDER, inRoot('scripts', 'run.js'), 'prove', 'nothing'];
  const { ok, output } = await runQuietly(process.execPath, args);
  expect(output).toMatch(/^Say what: npm run prove/);
  expect(ok).toBe(false);
});

import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { canHave, findProgram, installPackages } from './lib/install.ts';
import { listFiles } from './lib/list-files.ts';
import { inRoot } from './lib/root.ts';
import { runQuietly } from './lib/run.ts';

/** Its types are not where it says. */
interface Linted {
  readonly messages: readonly { readonly rule: string; readonly message: string }[];
}

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8');

test('the Dockerfile is one, and nothing in it is out of use', () => {
  expect(validate(read('Dockerfile')).map(({ message }) => message)).toEqual([]);
});

test('the image serves as another user than root, and says how it is', () => {
  const lines = read('Dockerfile').split('\n');
  const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(lastStage).toContain('USER node');
  expect(lastStage.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
});

test('the server reads nothing of the web that the image leaves out', () => {
  const [, words = ''] = / rm -rf (apps\/.*)/.exec(read('Dockerfile')) ?? [];
  const leftOut = words.split(' ');
  expect(leftOut).toContain('apps/demo');
  const sources = listFiles(['apps/server/src/**/*.ts']).filter((path) => !path.endsWith('.test.ts'));
  const named = sources.flatMap((path) => [...read(path).matchAll(/\.\.\/(web\/[\w/.-]+)/g)]);
  const paths = named.map(([, path]) => `apps/${path}`);
  expect(paths).toContain('apps/web/src/locales/');
  expect(paths.filter((path) => leftOut.some((each) => path.startsWith(`${each}/`)))).toEqual([]);
});

test('compose.yaml is one, by the rules of its linter that are not about the order of lines', () => {
  const ordering = ['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order'];
  // Caddy alone is to be reached from everywhere.
  const off = Object.fromEntries([...ordering, 'no-unbound-port-interfaces'].map((rule) => [rule, 0 as const]));
  const quotes = { 'require-quotes-in-ports': [2 as const, { quoteType: 'double' }] as [2, object] };
  const results: Linted[] = new DCLinter({
    rules: { ...off, ...quotes },
    quiet: true,
    debug: false,
    exclude: [],
  }).lintFiles([inRoot('compose.yaml')], false);
  expect(results.flatMap(({ messages }) => messages).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
});

test('what containers and services set is a setting of the server', () => {
  const known = read('.env.example');
  const files = [
    read('Dockerfile'),
    read('compose.yaml').split('services:\n')[0] ?? '',
    read('deploy', 'mercadito@.service'),
  ];
  const lines = files
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^(ENV|Environment=)|^ {4}[A-Z_]+: /.test(line));
  const names = lines.flatMap((line) => [...line.matchAll(/\b([A-Z][A-Z_]+)(?==|: )/g)].map(([, name = '']) => name));
  const ours = names.filter((name) => !['NODE_ENV', 'NODE_COMPILE_CACHE', 'ENV'].includes(name));
  expect(ours.length).toBeGreaterThan(6);
  for (const name of ours) expect([name, new RegExp(`^(# )?${name}=`, 'm').test(known)]).toEqual([name, true]);
});

test.runIf(canHave('promtool'))(
  "Debian's promtool takes configuration and alerts, and alerts come when they are to",
  async () => {
    if (!findProgram(['promtool'])) await installPackages('Prometheus', ['prometheus']);
    const folder = inRoot('deploy', 'prometheus');
    for (const args of [
      ['check', 'config', '--lint-fatal', 'prometheus.yml'],
      ['check', 'rules', '--lint-fatal', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { ok, output } = await runQuietly('promtool', args, { cwd: folder });
      expect([ok, output]).toEqual([true, expect.not.stringContaining('FAILED')]);
    }
  },
  300_000,
);

test('each alert is explained to operators', () => {
  const [, section = ''] = read('docs', 'operating.md').split('\n## Watching\n');
  const told = section.split('\n## ')[0] ?? '';
  const alerts = [...read('deploy', 'prometheus', 'alerts.yml').matchAll(/alert: Mercadito(\w+)/g)].map(
    ([, name]) => name,
  );
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([]);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FINGERPRINT, START, START_PATTERN } from '../../apps/web/vite/start-chunks.ts';
import { inRoot } from './root.ts';
import { listFirstFiles, listStartFiles } from './size-budget.ts';

const WEB = inRoot('apps', 'web');
const SCREENS = [1, 2, 3, 4].map((number) => join(WEB, `src/screens/owner/planted-${number}.screen.tsx`));

/** What an owner's screen is made of: the UI library's parts that the public pages do without, and things of the shop. */
const SCREEN = `
import { Combobox, FileInput, Menu, Select, Stepper, Table, Tabs, useCombobox } from '@mantine/core';
import { IconChartBar, IconPencil, IconUpload } from '@tabler/icons-react';
import { ProductCard } from '../../entities/products/product-card.tsx';
import { CompanyCard } from '../../entities/companies/company-card.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { PriceTag } from '../../shared/ui/price-tag.tsx';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
const parts = [Combobox, FileInput, Menu, Select, Stepper, Table, Tabs, IconChartBar, IconPencil, IconUpload];
const things = [ProductCard, CompanyCard, ShareButton, PriceTag, QuantityStepper, Dialog];
export const Component = () => [useCombobox(), ...parts, ...things].map(String).join();
`;

/** Four more screens, reached as every screen is. */
const plantedScreens: Plugin = {
  name: 'planted-screens',
  enforce: 'pre',
  resolveId: (id) => (SCREENS.includes(id) ? id : undefined),
  load: (id) => (SCREENS.includes(id) ? SCREEN : undefined),
  transform: (code, id) =>
    id === join(WEB, START)
      ? `${code}\nObject.assign(globalThis, { planted: [${SCREENS.map((each) => `() => import('${each}')`)}] });`
      : undefined,
};

/** Left out: what is made of the files once they are there. */
const AFTERWARDS = /^(?:vite-plugin-pwa:|precompressed)/;

async function buildTo(outDir: string, planted: Plugin[]): Promise<void> {
  const { config = {} } =
    (await loadConfigFromFile({ command: 'build', mode: 'production' }, join(WEB, 'vite.config.ts'), WEB)) ?? {};
  const own = ((config.plugins ?? []).flat(3) as Plugin[]).filter(({ name }) => !AFTERWARDS.test(name));
  await build({
    ...config,
    plugins: [...planted, ...own],
    configFile: false,
    root: WEB,
    logLevel: 'error',
    build: { ...config.build, outDir, emptyOutDir: true },
  });
}

interface Page {
  /** The files without their fingerprints, with what they are made of. */
  files: Record<string, string[]>;
  bytes: number;
}

function readPages(dist: string): Record<string, Page> {
  const { files: made } = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8'));
  const entries = Object.entries(listFirstFiles(dist)).map(([screen, files]): [string, Page] => [
    screen,
    {
      files: Object.fromEntries(files.map((file) => [file.replace(FINGERPRINT, ''), Object.keys(made[file] ?? {})])),
      bytes: files.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0),
    },
  ]);
  return Object.fromEntries(entries);
}

/** What the names of the new files cost in the list of screens, and new names in what files exchange. */
const BYTES_FOR_NAMES = 1_500;

const folder = mkdtempSync(join(tmpdir(), 'mercadito-owner-screens-'));
const [before, after] = [join(folder, 'before'), join(folder, 'after')];
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await buildTo(before, []);
}, 120_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('four more screens of owners leave every first page as it is', { timeout: 120_000 }, async () => {
  await buildTo(after, [plantedScreens]);

  const pagesBefore = readPages(before);
  const pagesAfter = readPages(after);
  expect(Object.keys(pagesBefore)).not.toEqual([]);
  for (const [screen, page] of Object.entries(pagesAfter)) {
    expect(page.files).toEqual(pagesBefore[screen]?.files);
    expect(page.bytes - (pagesBefore[screen]?.bytes ?? 0)).toBeLessThan(BYTES_FOR_NAMES);
  }
});

test('the service worker keeps every file that the start runs', () => {
  const files = listStartFiles(before);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !matchesGlob(file, START_PATTERN))).toEqual([]);
});

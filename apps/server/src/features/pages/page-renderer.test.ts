import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PageToRender } from '@mercadito/contracts/served-page';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';

// In place of the web's build: what it does stands in the address.
const RENDERING = `const thread = Math.random();
export const renderPage = ({ address }) => {
  if (address === '/broken') throw new Error('a screen broke');
  while (address === '/endless');
  for (const end = Date.now() + 300; address === '/slow' && Date.now() < end; );
  if (address === '/thread') return { head: '', body: String(thread), unresolved: 0 };
  return { head: '', body: address, unresolved: address.startsWith('/unresolved') ? 2 : 0 };
};`;

const pageAt = (address: string): PageToRender => ({
  address,
  language: 'es',
  page: {
    visit: { randomOrder: 1, servedAt: '2026-06-10T16:00:00.000Z', savesData: false },
    calls: [],
    problems: [],
    isFrame: false,
  },
});

let directory: string;
const log = { error: vi.fn(), debug: vi.fn() };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mercadito-rendering-'));
  await writeFile(join(directory, 'rendering.mjs'), RENDERING);
  await writeFile(join(directory, 'half.mjs'), "import './other-half.mjs';");
});
afterEach(() => vi.clearAllMocks());
afterAll(() => rm(directory, { recursive: true, force: true }));

function startRenderer(patience: { waitMs?: number; renderingMs?: number } = {}, file = 'rendering.mjs'): PageRenderer {
  const renderer = createPageRenderer(join(directory, file), log, patience);
  onTestFinished(() => renderer.close());
  return renderer;
}

describe('rendering a page', () => {
  test('gives what the screen shows', async () => {
    expect(await startRenderer().render(pageAt('/cart'))).toEqual({ head: '', body: '/cart', unresolved: 0 });
    expect(log.error).not.toHaveBeenCalled();
  });

  test('that leaves parts to the browser is served and said, with its address', async () => {
    const address = '/unresolved?search=6361234567';
    expect(await startRenderer().render(pageAt(address))).toMatchObject({ body: address });
    // Somebody may have looked for a telephone number.
    expect(log.error).toHaveBeenCalledWith({ address: '/unresolved?…', unresolved: 2 }, expect.any(String));
  });

  test('that breaks leaves the page to the application, says so, and the next one is rendered', async () => {
    const renderer = startRenderer();
    expect(await renderer.render(pageAt('/broken'))).toBeNull();
    expect(log.error).toHaveBeenCalledOnce();
    expect(await renderer.render(pageAt('/'))).toEqual({ head: '', body: '/', unresolved: 0 });
  });

  test('that does not end is given up, and the next one is rendered', async () => {
    const renderer = startRenderer({ waitMs: 9_000, renderingMs: 3_000 });
    expect(await renderer.render(pageAt('/endless'))).toBeNull();
    expect(log.error).toHaveBeenCalledOnce();
    expect(await renderer.render(pageAt('/'))).toEqual({ head: '', body: '/', unresolved: 0 });
  });

  test('that comes too late is served without, and the thread stays for those that follow', async () => {
    const renderer = startRenderer({ waitMs: 250 });
    const thread = (): Promise<string | undefined> => renderer.render(pageAt('/thread')).then((page) => page?.body);
    await expect.poll(thread).toEqual(expect.any(String));
    const before = await thread();
    expect(await renderer.render(pageAt('/slow'))).toBeNull();
    await expect.poll(thread).toEqual(expect.any(String));
    expect(await thread()).toBe(before);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('whose code is taken away meanwhile leaves the page to the application and the server running', async () => {
    expect(await startRenderer({}, 'half.mjs').render(pageAt('/'))).toBeNull();
    expect(log.error).toHaveBeenCalledWith(
      { err: expect.objectContaining({ code: 'ERR_MODULE_NOT_FOUND' }) },
      expect.any(String),
    );
  });

  test('is not waited for where too many wait already', async () => {
    const renderer = startRenderer();
    const pages = await Promise.all(Array.from({ length: 40 }, (_, at) => renderer.render(pageAt(`/${at}`))));
    expect(pages.filter((page) => page === null).length).toBeGreaterThan(0);
    expect(pages[0]).toEqual({ head: '', body: '/0', unresolved: 0 });
  });

  test('for a hundred at once throws nowhere, not even when the time of all of them is over', async () => {
    const thrown = vi.fn();
    process.on('uncaughtException', thrown);
    onTestFinished(() => void process.off('uncaughtException', thrown));
    const patienceMs = 500;
    const renderer = startRenderer({ waitMs: patienceMs });
    await Promise.all(Array.from({ length: 100 }, (_, at) => renderer.render(pageAt(`/${at}`))));
    // Begun after all of theirs, so it ends after them.
    await once(AbortSignal.timeout(patienceMs), 'abort');
    await nextTurn();
    expect(thrown).not.toHaveBeenCalled();
    expect(await renderer.render(pageAt('/'))).toEqual({ head: '', body: '/', unresolved: 0 });
  });
});

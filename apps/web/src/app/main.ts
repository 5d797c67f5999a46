import { SCRIPTS_ELEMENT } from '@mercadito/contracts/served-page';

const RETRY_MS = 3_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until what the server has made is on the screen; a page that nobody looks at is not painted. */
const painted = () =>
  new Promise((resolve) => (document.hidden ? resolve(null) : requestAnimationFrame(() => setTimeout(resolve))));

/** Lets the page answer to what was tapped meanwhile. */
const breathe = () => pause(0);

/** Fetches the scripts that a rendered page names: after it is seen, so that the line was its pictures' until then. */
async function fetchScripts(): Promise<void> {
  const files: string[] = JSON.parse(document.getElementById(SCRIPTS_ELEMENT)?.textContent ?? '[]');
  for (const file of files) {
    // Ten requests at one go keep a slow phone busy for a tenth of a second.
    await breathe();
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
}

/** Brings a part for as long as it takes: what was lost on the way is asked for again. */
async function retry<Chunk>(bring: () => Promise<Chunk>): Promise<Chunk> {
  for (;;) {
    try {
      return await bring();
    } catch (error) {
      reportError(error);
      await pause(RETRY_MS);
    }
  }
}

/**
 * What the application is built with (vite/start-chunks.ts). It comes together and runs one by one: what runs at one go
 * is time in which a phone answers to nobody.
 */
const CHUNKS: readonly (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('./start-ui-library.ts'),
  () => import('./start-store.ts'),
  () => import('./start-data.ts'),
];

// zod would try out at its first schema whether it may make code from text, which the content security policy refuses with
// an error in the console. `z.config` reads and writes this object, and would come after the schemas: chunks run in an order of their own.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

await painted();
await fetchScripts();
for (const bring of CHUNKS) {
  await retry(bring);
  await breathe();
}
const { start } = await retry(() => import('./start.tsx'));
await breathe();
const container = document.getElementById('app');
if (container) await start(container);

const RETRY_MS = 3_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Brings a part for as long as it takes: what was lost on the way is asked for again. */
async function insist<Part>(bring: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await bring();
    } catch {
      await pause(RETRY_MS);
    }
  }
}

/**
 * What the application is built with (vite/start-parts.ts). It comes together and runs one by one: what runs at one go
 * is time in which a phone answers to nobody.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('./start-kit.ts'),
  () => import('./start-data.ts'),
];

for (const bring of PARTS) {
  await insist(bring);
  await pause(0);
}
const { start } = await insist(() => import('./start.tsx'));
await pause(0);
const container = document.getElementById('app');
if (container) await start(container);

import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';

/** Reads a report whose fields are these, in a thread that can be stopped; how long it took, or null when it was stopped. */
async function timeOf(fields: string): Promise<number | null> {
  const source = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="cut"',
    '',
    '--cut',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(fields)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    '',
    '--cut--',
    '',
  ].join('\r\n');
  const code = `import(${JSON.stringify(new URL('./delivery-report.ts', import.meta.url).href)}).then(async ({ readDeliveryReport }) => {
    const begun = performance.now();
    await readDeliveryReport(Buffer.from(${JSON.stringify(source)}));
    require('node:worker_threads').parentPort.postMessage(performance.now() - begun);
  })`;
  const worker = new Worker(code, { eval: true });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  const timer = setTimeout(() => resolve(null), 20_000);
  worker.once('error', reject);
  worker.once('message', resolve);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

describe('a message that anybody may send to the return address (MAIL-6)', () => {
  test.each([
    ['a field of many spaces and a line separator', `X:${' '.repeat(20_000)}x\u2028x`],
    ['a name without an end', 'x'.repeat(40_000)],
    ['many lines that are empty', '\r\n'.repeat(20_000)],
    ['many fields that are folded', 'X: y\r\n \t'.repeat(5_000)],
  ])('is read within a second: %s', { timeout: 60_000 }, async (_what, fields) => {
    const took = await timeOf(fields);
    expect(took).not.toBeNull();
    expect(took).toBeLessThan(1_000);
  });
});

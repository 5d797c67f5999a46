import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createServer } from '../src/server.ts';
import { aHouse, runServer } from './house.ts';
import { logLinesOf } from './log-lines.ts';
import { configOf } from './town-copies.ts';

// A server as a process of its own: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const PROGRAM = new URL('./loading-process.ts', import.meta.url);

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Sent['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[];
  }[];
}

/** Whoever collects spans by OTLP over HTTP. */
async function aCollector() {
  const batches: { path: string; batch: Batch }[] = [];
  const server = createHttpServer(async (request, response) => {
    batches.push({ path: request.url ?? '', batch: (await json(request)) as Batch });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const resources = () => batches.flatMap(({ batch }) => batch.resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths: () => new Set(batches.map(({ path }) => path)),
    resources,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  };
}

const valuesOf = (attributes: Sent['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a served call is a span with the id that the log has, its statements are spans below it, and no word of a person is in them', async () => {
  const collector = await aCollector();
  const own = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'galeana', LOG_LEVEL: 'info' };
  const { app, close } = await createServer(configOf(await aHouse(), own), { inThisThread: true });
  const lines = logLinesOf(app);
  const { statusCode } = await app.inject({ url: '/api/companies/product/home-products/?search=secreto' });
  await close();
  const id = /"reqId":"([^"]+)"/.exec(lines.join(''))?.[1];
  expect([statusCode, id]).toEqual([200, expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}$/)]);

  expect(collector.paths()).toEqual(new Set(['/v1/traces']));
  expect(valuesOf(collector.resources()[0]?.resource.attributes ?? [])).toMatchObject({ 'service.name': 'galeana' });
  const spans = collector.spans().map((span) => ({ ...span, values: valuesOf(span.attributes) }));
  const [served] = spans.filter(({ values }) => values['mercadito.request_id'] === id);
  expect(served?.values).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === served?.spanId);
  expect(below.length).toBeGreaterThan(0);
  for (const { traceId, values } of below) {
    expect([traceId, values['db.query.text']]).toEqual([served?.traceId, expect.stringMatching(/\w/)]);
  }
  expect(JSON.stringify(spans)).not.toContain('secreto');
});

test('a collector that is away keeps nobody from being served, nor the server from ending', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await runServer(await aHouse(), PROGRAM);
  expect(server.printed()).toContain('loads @opentelemetry/sdk-trace');
  expect((await fetch(`${server.address}/livez`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('without a collector nothing of it is loaded', async () => {
  const server = await runServer(await aHouse(), PROGRAM);
  expect((await fetch(`${server.address}/livez`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.printed()).not.toContain('loads ');
});

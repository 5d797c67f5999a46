import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OnStatement } from '../../database/database.ts';
import type { TracesConfig } from '../../traces-settings.ts';
import { VERSION } from '../../version.ts';

/** What is told of requests to whoever collects traces. This module is loaded where somebody does, and nowhere else. */
export interface Traces {
  /** Has each request be a span, with its id of the log. To be called before any route is registered. */
  readonly watch: (app: FastifyInstance) => void;
  /** Has each statement of a request be a span below it: its text, which has no values. */
  readonly onStatement: OnStatement;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

const LONGEST_TEXT = 2_000;
const SEND_WITHIN_MS = 2_000;

const isStream = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.endpoint?.mediaType === 'text/event-stream';

/** What a request is called: never by its address, in which people's words and secrets stand. */
function begun({ id, method, routeOptions }: FastifyRequest) {
  const route = routeOptions.url ?? '';
  const call = routeOptions.config?.endpoint?.name;
  const attributes = { 'http.request.method': method, 'http.route': route, 'mercadito.request_id': id };
  return {
    name: `${method} ${route}`.trim(),
    attributes: call ? { ...attributes, 'mercadito.call': call } : attributes,
  };
}

/** Sends spans to the collector of the configuration by OTLP; one that is away is not waited for. */
export function startTraces({ url, serviceName }: TracesConfig): Traces {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: SEND_WITHIN_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': VERSION }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_WITHIN_MS })],
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
  });
  const tracer = provider.getTracer('mercadito', VERSION);
  const current = new AsyncLocalStorage<Span>();
  return {
    watch: (app) => {
      const spans = new WeakMap<FastifyRequest, Span>();
      app.addHook('onRequest', (request, _reply, done) => {
        // The hours for which a stream is open are no time of an answer.
        if (isStream(request)) return done();
        const { name, attributes } = begun(request);
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
        spans.set(request, span);
        current.run(span, done);
      });
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const span = spans.get(request)?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    onStatement: ({ text, milliseconds, hasFailed }) => {
      const parent = current.getStore();
      if (!parent) return;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const name = /^\w+/.exec(text)?.[0] ?? 'statement';
      const startTime = Date.now() - milliseconds;
      const below = trace.setSpan(ROOT_CONTEXT, parent);
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, below);
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    // Where the collector is away nothing is left to do.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

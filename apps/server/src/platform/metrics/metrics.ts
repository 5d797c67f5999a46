import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One value, with what tells it from the others of its row. */
export interface Measured {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What is looked at when somebody asks, and not before. */
interface Row {
  /** As Prometheus names it: `mercadito_…`, with the unit at its end. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => Measured[] | Promise<Measured[]>;
}

/** What this process counts for Prometheus. */
export interface Metrics {
  /** Adds a number of things there are now; does nothing where nobody may ask. */
  readonly gauge: (row: Row) => void;
  /** The same of what has happened since the process started: `…_total`. */
  readonly counter: (row: Row) => void;
  /** An answered request: which call or route, with which status, after how many seconds. */
  readonly observeRequest: (call: string, status: number, seconds: number) => void;
  /** All of it in the text format, with its media type. */
  readonly print: () => Promise<{ readonly type: string; readonly text: string }>;
}

// From a read out of memory to what a statement may take at most.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** For an installation where nobody may ask: nothing is counted. */
export const NO_METRICS: Metrics = {
  gauge: () => {},
  counter: () => {},
  observeRequest: () => {},
  print: async () => ({ type: 'text/plain', text: '' }),
};

function add(Kind: typeof Gauge | typeof Counter, registry: Registry, { name, help, labels = [], read }: Row): void {
  new Kind({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect(this: Gauge | Counter) {
      // What cannot be read is left out, and so is seen to be missing; all else is told.
      const rows = await Promise.resolve(read()).catch(() => []);
      this.reset();
      if (rows.length === 0) this.remove();
      for (const { labels: of = {}, value } of rows) this.inc(of, value);
    },
  });
}

/** Counts requests, and what the process itself is: memory, processor, event loop, open files. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'mercadito_request_seconds',
    help: 'Answered requests by call (or route) and status, and how long they took',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    gauge: (row) => add(Gauge, registry, row),
    counter: (row) => add(Counter, registry, row),
    observeRequest: (call, status, seconds) => requests.observe({ call, status: String(status) }, seconds),
    print: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Of an object and of what it inherits. */
const symbolsOf = (object: object): symbol[] =>
  object === Object.prototype
    ? []
    : [...Object.getOwnPropertySymbols(object), ...symbolsOf(Object.getPrototypeOf(object))];

/** Collects what an application writes down from now on, in place of its standard output; each line as it is written. */
export function logLinesOf({ log }: FastifyInstance): string[] {
  const lines: string[] = [];
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  // The logger hands its stream on to the loggers of requests by its prototype.
  const place = symbolsOf(log).find(({ description }) => description === 'pino.stream');
  if (!place) throw new Error('The logger keeps its stream elsewhere than it did');
  Object.assign(log, { [place]: stream });
  return lines;
}

import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type LogFn, type Logger, pino } from 'pino';
import { createCauses } from './one-line-a-cause.ts';

// What a database says about a row that it refuses has the row in it: names, phones, e-mails, password hashes. So what is
// logged of an error is named here, and everything else stays out of the log.

/** Properties that name things of ours, never what somebody sent. */
const TELLING = ['code', 'severity', 'routine', 'schema', 'table', 'column', 'constraint', 'syscall', 'path', 'status'];
/** SQLSTATE classes whose messages tell of connections, statements, resources and files. All others may quote values. */
const HARMLESS = /^(08|25|28|3D|40|42|53|54|55|57|58|XX)/;
const SQLSTATE = /^[\dA-Z]{5}$/;
/** A chain of causes has an end, even if it is a ring. */
const DEEPEST_CAUSE = 5;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  /** The frames alone: the head of a stack repeats the message. */
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [property: string]: unknown;
}

/** Told from its properties and not from its class: it may have come out of a worker, or of another copy of the driver. */
const isOfDatabase = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code) && 'severity' in error;

const messageOf = (error: Error): string => {
  const code = 'code' in error ? String(error.code) : '';
  return !isOfDatabase(error) || HARMLESS.test(code) ? error.message : `The database refused with ${code}`;
};

/** The frames of a stack. What stands before them is cut off by its length: a message may look like frames. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const behindMessage = at === -1 ? stack : stack.slice(at + message.length);
  return behindMessage.slice(behindMessage.search(/\n\s+at /) + 1);
}

/** An error as a log line has it: what happened and where, and nothing that somebody sent. */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something else than an error was thrown', stack: '' };
  const properties = Object.entries(error).filter(
    ([name, value]) => TELLING.includes(name) && typeof value !== 'object',
  );
  return {
    ...Object.fromEntries(properties),
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: errorForLog(error.cause, depth + 1) }),
  };
}

// Links that were sent to somebody (`{secret}` in the site map), and what such a page reads: who reads the log opens none of them.
const SECRET = /^(\/[\w-]+\/|\/api\/companies\/orders\/shared\/)[\w-]{22,}(?=$|[/?#])/;

/**
 * An address as a log line has it: in its query stand words that people search for, telephones and names among them, and in
 * some paths what opens an account.
 */
export const addressForLog = (url: string): string => url.replace(SECRET, '$1…').replace(/\?.*/s, '?…');

/** A request as a log line has it. */
const requestForLog = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: addressForLog(url),
  host,
  remoteAddress: ip,
  remotePort: socket?.remotePort,
});

/** What the application writes down of itself, at that level and above: JSON, a line each, of a cause one a minute. */
function loggingAt(level: string) {
  const look = createCauses();
  return {
    level,
    redact: ['req.headers.authorization'],
    serializers: { err: (error: unknown) => errorForLog(error), req: requestForLog },
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
        const [fields] = args as [unknown];
        const { isTold, leftOut } = look(fields);
        if (!isTold) return;
        if (leftOut > 0) Object.assign(fields as object, { leftOut });
        method.apply(this, args);
      },
    },
  };
}

/** The log of a process, from before there is an application. */
export const createLog = (level: string): FastifyBaseLogger => pino(loggingAt(level));

/** What looks at the process every few seconds, and would fill the log with that. */
const PROBES = ['/livez', '/readyz'];

/** Writes down each request when it is answered, in one line. */
class OneLineARequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (PROBES.includes(request.routeOptions.url ?? '')) return;
    const told = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...told, err: error }, 'request errored');
    else reply.log.info(told, 'request completed');
  }

  // The line of the answer says so.
  override routeNotFound(): void {}
}

/** How the framework writes down what it sees of requests. */
export const createLogController = (): LogController => new OneLineARequest();

/** Says once that a proxy sends on whom it speaks for, and is not believed: limits then count all as one. */
export function tellUntrustedProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    // Believed, it would have made another address of it.
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && (request.ips?.length ?? 1) < 2) {
      isTold = true;
      app.log.warn(
        { proxy: request.socket.remoteAddress },
        'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name: it is not believed, and limits count all who come by it as one',
      );
    }
    done();
  });
}

import { Duplex } from 'node:stream';

// The message a driver takes its leave with.
const TERMINATE = 'X'.charCodeAt(0);

/** A way to the engine, for one connection after the other. */
export interface EngineLine {
  /** Hands over whole messages of PostgreSQL's protocol; the answers to them go to `onAnswer`, in their order. */
  readonly send: (messages: Uint8Array, onAnswer: (answer: Uint8Array) => void) => void;
  /** A connection has ended: gives up what it left undone. */
  readonly reset: () => void;
  /** Finishes cleanly, so that the next start needs no recovery. @throws what kept it from closing. */
  readonly close: () => Promise<void>;
  /** Resolves when the engine has ended, with the error that ended it if there was one. */
  readonly ended: Promise<Error | undefined>;
}

/**
 * The engine as `pg` sees a server: a socket without a network. What the driver writes in one go, a statement with its
 * values, is executed and answered in one go.
 */
export class EngineStream extends Duplex {
  readonly #line: EngineLine;
  #isLeaving = false;

  constructor(line: EngineLine) {
    super();
    this.#line = line;
    // Never awaited: it resolves when the engine ends, which may be never, and does not reject.
    void line.ended.then(() => {
      if (!this.#isLeaving) this.destroy(new Error('Connection terminated: the embedded database has ended'));
    });
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(messages: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#isLeaving = messages[0] === TERMINATE;
    try {
      this.#line.send(messages, (answer) => {
        if (!this.destroyed && answer.length > 0) this.push(answer);
      });
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _writev(pieces: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), 'utf8', done);
  }

  // Answers come when they come: there is nothing to ask for.
  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#line.reset();
    done(error);
  }

  // What `pg` asks of a socket, and a call within one process has no use for.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}

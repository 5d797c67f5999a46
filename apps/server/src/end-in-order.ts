import type { Server } from './server.ts';

const END_WITHIN_MS = 10_000;

/** Too many files are open: whoever wanted one more has failed, and what is open goes on as before. */
const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');

/**
 * Ends the process in good order, which is to say by `server.close()`: with 0 when it is asked to, and with 1 after a fault
 * that nobody caught, so that whoever watches over it starts it anew. What such a fault has left behind nobody knows, but
 * the requests of others have nothing to do with it and are answered first.
 */
export function endInOrder({ app: { log }, close }: Pick<Server, 'app' | 'close'>): void {
  let exitCode = 0;
  let isEnding = false;
  const end = async (): Promise<void> => {
    // A terminal and npm both send the signal: the second one says nothing new.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      log.fatal(`what was under way did not end within ${END_WITHIN_MS / 1000} s`);
      process.exit(1);
    }, END_WITHIN_MS);
    try {
      await close();
    } catch (error) {
      log.fatal({ err: error }, 'ending failed');
      exitCode = 1;
    }
    process.exit(exitCode);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // Promises that nobody waits for arrive here too.
  process.on('uncaughtException', (error, origin) => {
    if (isPassing(error)) return log.error({ err: error, origin }, 'no more files can be opened for the moment');
    log.fatal({ err: error, origin }, 'a fault that nobody caught: the server answers what is under way and ends');
    exitCode = 1;
    void end();
  });
}

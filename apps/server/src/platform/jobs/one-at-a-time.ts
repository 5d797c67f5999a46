/** Work that runs once at a time. */
export interface OneAtATime {
  /** Begins it; who asks while it runs gets one more round after it. Resolves when all of that is done. */
  readonly ask: () => Promise<void>;
  /** Resolves when nothing of it runs. */
  readonly whenIdle: () => Promise<void>;
  readonly isRunning: () => boolean;
}

/**
 * @param work never throws
 * @param onIdle called each time when nothing of it runs any more
 */
export function oneAtATime(work: () => Promise<void>, onIdle: () => void = () => undefined): OneAtATime {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
    running = undefined;
    onIdle();
  };
  return {
    ask: () => {
      isAskedAgain = true;
      running ??= run();
      return running;
    },
    whenIdle: async () => running,
    isRunning: () => running !== undefined,
  };
}

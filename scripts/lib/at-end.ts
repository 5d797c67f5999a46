type Task = () => Promise<void> | void;

const tasks = new Set<Task>();

/**
 * Registers what has to be undone however this process ends, be it by a signal or an error; the answer does it now.
 * Tasks run last in, first out, as what was started last leans on what was started before it.
 */
export function atEnd(task: Task): () => Promise<void> {
  listenForEnd();
  tasks.add(task);
  return async () => {
    if (tasks.delete(task)) await task();
  };
}

let listening = false;
let isEnding = false;

function listenForEnd(): void {
  if (listening) return;
  listening = true;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    // A terminal and npm both send it: the second one must not cut short what the first has begun.
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void undoAll().finally(() => process.exit(code));
    });
  }
  process.once('uncaughtException', (error) => {
    console.error(error);
    void undoAll().finally(() => process.exit(1));
  });
}

async function undoAll(): Promise<void> {
  for (const task of [...tasks].reverse()) {
    tasks.delete(task);
    try {
      await task();
    } catch (error) {
      // One task that fails must not keep the others from running.
      console.error(error);
    }
  }
}

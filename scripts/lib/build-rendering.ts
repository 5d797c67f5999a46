import { spawn } from 'node:child_process';
import { isMainThread } from 'node:worker_threads';
import { inRoot } from './root.ts';

// Loaded into the server by `npm run demo`, beside its own program: whoever starts a process has to notice its end, and the
// command that started the server is replaced by it. The server's threads load this too.
if (isMainThread)
  spawn(process.execPath, [inRoot('scripts', 'build.ts'), 'rendering'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  }).unref();

import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

// What is typed is not repeated on the screen.
const silent = () => new Writable({ write: (_chunk, _encoding, written) => written() });

async function askOnTerminal(question: string): Promise<string> {
  process.stderr.write(question);
  const terminal = createInterface({ input: process.stdin, output: silent(), terminal: true });
  // Ctrl-C and Ctrl-D leave; the question would otherwise wait for ever.
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  return '';
}

/** Asks whether to go on, on a terminal; elsewhere nobody can say so, and the answer is no. */
export async function askWhether(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return /^(y|yes|s|si|sí)$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

/**
 * Asks for a password, twice on a terminal; from a pipe it takes the first line.
 * @throws when the two differ or nothing comes
 */
export async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const password = isTerminal ? await askOnTerminal('Password: ') : await readFirstLine();
  if (isTerminal && (await askOnTerminal('Password again: ')) !== password)
    throw new Error('The two are not the same.');
  if (password === '') throw new Error('A password is needed: type it, or send it on standard input.');
  return password;
}

import type { TestError } from 'vitest';

const MOST_LETTERS = 600;

/** Puts what the page showed beside what a test missed on it: a report keeps the first lines alone, and no document. */
export function tellPage(errors: readonly TestError[] = []): void {
  for (const error of errors) {
    const page = `${location.pathname}${location.search}: ${document.body.textContent}`.slice(0, MOST_LETTERS);
    error.stack = `${error.name}: ${error.message.split('\n')[0]}\nThe page was ${page}\n${error.stack ?? ''}`;
  }
}

import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine takes its time; a test still ends.
configure({ asyncUtilTimeout: 10_000 });

// What a browser has and jsdom leaves out; none of it is what a test is about.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const noMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

/** A modal dialog takes the focus to what comes first in it and, closed, gives it back. */
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

// Whatever a test has replaced is itself again before the next one, and this after it.
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('matchMedia', noMedia);
  vi.stubGlobal('scrollTo', () => undefined);
  // A field that grows with its text waits for the fonts.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    focusedBefore.set(this, document.activeElement);
    this.querySelector<HTMLElement>('a[href], button, input, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    (focusedBefore.get(this) as HTMLElement | undefined)?.focus();
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

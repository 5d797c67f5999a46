import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import './harness/cheap-looks.ts';
import { tellPage } from './harness/page-of-failure.ts';
import { shrinkPicture } from './harness/unshrunk-picture.ts';

// What jsdom cannot do, for every file: one that replaced them for itself would have to bring the whole application anew.
vi.mock('../src/shared/pictures/shrink-picture.ts', () => import('./harness/unshrunk-picture.ts'));
vi.mock('../src/shared/api/send-watched.ts', () => import('./harness/unwatched-upload.ts'));

// A busy machine takes its time; a test still ends. What a dialog tells those who listen is no text that is seen.
configure({ asyncUtilTimeout: 10_000, defaultIgnore: 'script, style, .voice *' });

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

/** The modal dialogs that are open, the topmost last, each with what had the focus before it. */
let openModals: { readonly dialog: HTMLDialogElement; readonly focusedBefore: Element | null }[] = [];

// The real one, whatever a test does to the clock.
const { setTimeout: later, clearTimeout: notLater } = globalThis;
const FRAME_MS = 16;

/** Takes the focus to what comes first in it. */
function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('It is open already', 'InvalidStateError');
  this.open = true;
  openModals.push({ dialog: this, focusedBefore: document.activeElement });
  this.querySelector<HTMLElement>('a[href], button, input, textarea')?.focus();
}

/** Gives the focus back at once; that it has closed is told later, in a task of its own. */
function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  const focusedBefore = openModals.find(({ dialog }) => dialog === this)?.focusedBefore;
  openModals = openModals.filter(({ dialog }) => dialog !== this);
  (focusedBefore as HTMLElement | null | undefined)?.focus();
  later(() => this.dispatchEvent(new Event('close')));
}

/** What a browser does with Esc: the topmost dialog is asked and, where nobody prevents it, closed. */
function answerEscape(event: KeyboardEvent): void {
  const top = openModals.filter(({ dialog }) => dialog.isConnected).at(-1)?.dialog;
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

// Whatever a test has replaced is itself again before the next one, and this after it.
beforeEach(() => {
  // What the test before has still written when it was over.
  emptyStorage();
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('matchMedia', noMedia);
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom draws its frames by `setInterval`: one begun while a test holds that would never be drawn, nor any after it.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    later(() => draw(performance.now()), FRAME_MS),
  );
  vi.stubGlobal('cancelAnimationFrame', notLater);
  // Of a test before, which says how much of a screen is seen: floating parts would take their place for out of it.
  vi.stubGlobal('visualViewport', undefined);
  shrinkPicture.mockReset();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  // A field that grows with its text waits for the fonts.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  // A promise, as newer browsers answer: no effect may hand it on.
  Element.prototype.scrollIntoView = async () => undefined;
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = closeDialog;
  window.addEventListener('keydown', answerEscape);
});

afterEach(({ task }) => {
  tellPage(task.result?.errors);
  cleanup();
  document.body.replaceChildren();
  openModals = [];
  window.removeEventListener('keydown', answerEscape);
  emptyStorage();
  window.dispatchEvent(new Event('pagehide'));
});

// What is still being brought when a file ends may be refused, and stays so for every file after it in this worker.
afterAll(() => vi.dynamicImportSettled());

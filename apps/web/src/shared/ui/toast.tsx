import { useSyncExternalStore } from 'react';
import { isSessionOver } from '../api/api-error.ts';
import { bringInsistently } from '../connection/on-reconnect.ts';
import { IN_TEXT } from '../hooks/use-focus.ts';
import { errorText } from '../i18n/error-text.ts';
import { textOf } from '../i18n/i18n.ts';
import { announce } from './announce.ts';
import type { ToastButton, ToastMessage } from './toast-message.tsx';

/** LOOK-4: what went well is read at a glance; Undo takes a thought. */
const SUCCESS_MS = 2_000;
const IN_FORM_MS = 1_200;
const OTHERS_MS = 4_000;
const UNDO_MS = 7_000;

let isWanted = false;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether there has been a message: till then no page needs the place where they appear. */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isWanted,
    () => false,
  );

async function show(message: ToastMessage): Promise<void> {
  isWanted = true;
  for (const tell of listeners) tell();
  const { showMessage } = await bringInsistently(() => import('./toast-message.tsx'));
  showMessage(message);
}

interface ToastOptions {
  /** In the forms of a business, which tell of each step. */
  readonly isBrief?: boolean;
  /** At the right, where the services of a business are kept. */
  readonly isAside?: boolean;
}

/** A phone has no side: there it would lie on those in the middle. */
const placeOf = (isAside: boolean): Pick<ToastMessage, 'position'> =>
  isAside && window.matchMedia('(min-width: 48em)').matches ? { position: 'bottom-right' } : {};

/** Says that something went well. Never the only place of what matters (LOOK-4). */
export function tell(message: string, { isBrief = false, isAside = false }: ToastOptions = {}): void {
  announce(message);
  void show({
    message,
    color: 'green',
    autoClose: isBrief ? IN_FORM_MS : SUCCESS_MS,
    ...placeOf(isAside),
  });
}

/** Says what the person should know, and what is neither a success nor a failure. */
export function tellNotice(message: string): void {
  announce(message);
  void show({ message, autoClose: OTHERS_MS });
}

/** Says that an act at the press of a button failed; a failed load has its place on the page instead. */
export function tellError(error: unknown, { isAside = false }: Pick<ToastOptions, 'isAside'> = {}): void {
  // The person is asked to sign in again, which says it better.
  if (isSessionOver(error)) return;
  void show({ message: errorText(error), role: 'alert', color: 'red', autoClose: OTHERS_MS, ...placeOf(isAside) });
}

/** Says what was done and takes it back on request (LOOK-5). */
export const tellUndo = (
  message: string,
  undo: () => void,
  { isAside = false }: Pick<ToastOptions, 'isAside'> = {},
): void =>
  showWithButton(
    message,
    { label: textOf('common:undo'), act: undo, keys: 'Control+Z Meta+Z' },
    { autoClose: UNDO_MS, ...placeOf(isAside) },
  );

/** Offers what the person may want, until they have answered. Never the only way to it (LOOK-4). */
export const tellOffer = (message: string, button: ToastButton): void =>
  showWithButton(message, button, { autoClose: false });

/** Whether Ctrl+Z leads to no message: it is the field's that is typed in, or a dialog lies over all messages. */
export const isUndoTaken = (): boolean =>
  document.activeElement?.matches(IN_TEXT) === true || document.querySelector('dialog[open]') !== null;

function showWithButton(message: string, button: ToastButton, rest: Omit<ToastMessage, 'message' | 'button'>): void {
  const saysKeys = button.keys !== undefined && window.matchMedia('(hover: hover)').matches && !isUndoTaken();
  announce(saysKeys ? `${message}. ${textOf('common:undoByKeys')}` : message);
  void show({ message, button, ...rest });
}

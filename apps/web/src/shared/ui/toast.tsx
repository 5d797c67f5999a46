import { Button, Group, Text } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import { type FocusEvent, useSyncExternalStore } from 'react';
import { isSessionOver } from '../api/api-error.ts';
import { bringInsistently } from '../connection/on-reconnect.ts';
import { IN_TEXT, isStillIn } from '../hooks/use-focus.ts';
import { errorText } from '../i18n/error-text.ts';
import { textOf } from '../i18n/i18n.ts';
import { announce } from './announce.ts';

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

async function show(data: NotificationData): Promise<void> {
  isWanted = true;
  for (const tell of listeners) tell();
  const { notifications } = await bringInsistently(() => import('@mantine/notifications'));
  const { id = newId(), message, autoClose = false } = data;
  const stay = (isRead: boolean) => () => notifications.update({ id, message, autoClose: !isRead && autoClose });
  notifications.show({
    // What is seen is heard by `announce`, and not twice.
    role: 'region',
    closeButtonProps: { 'aria-label': textOf('common:close') },
    // The library lets it go from under the focus.
    onFocusCapture: stay(true),
    onBlurCapture: (event: FocusEvent<HTMLElement>) => stay(isStillIn(event.currentTarget))(),
    ...data,
    id,
  });
}

const newId = (): string => `message-${crypto.getRandomValues(new Uint32Array(1))[0]}`;

async function hide(id: string): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  notifications.hide(id);
}

interface ToastOptions {
  /** In the forms of a business, which tell of each step. */
  readonly isBrief?: boolean;
  /** At the right, where the services of a business are kept. */
  readonly isAside?: boolean;
}

/** A phone has no side: there it would lie on those in the middle. */
const placeOf = (isAside: boolean): Pick<NotificationData, 'position'> =>
  isAside && window.matchMedia('(min-width: 48em)').matches ? { position: 'bottom-right' } : {};

/** Says that something went well. Never the only place of what matters (LOOK-4). */
export function tell(message: string, { isBrief = false, isAside = false }: ToastOptions = {}): void {
  announce(message);
  void show({
    message,
    'aria-label': message,
    color: 'green',
    autoClose: isBrief ? IN_FORM_MS : SUCCESS_MS,
    ...placeOf(isAside),
  });
}

/** Says what the person should know, and what is neither a success nor a failure. */
export function tellNotice(message: string): void {
  announce(message);
  void show({ message, 'aria-label': message, autoClose: OTHERS_MS });
}

/** Says that an act at the press of a button failed; a failed load has its place on the page instead. */
export function tellError(error: unknown, { isAside = false }: Pick<ToastOptions, 'isAside'> = {}): void {
  // The person is asked to sign in again, which says it better.
  if (isSessionOver(error)) return;
  void show({ message: errorText(error), role: 'alert', color: 'red', autoClose: OTHERS_MS, ...placeOf(isAside) });
}

interface ToastButton {
  readonly label: string;
  readonly act: () => void;
  /** What leads to it from anywhere (app/toasts.tsx). */
  readonly keys?: string;
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

function showWithButton(
  message: string,
  { label, act, keys }: ToastButton,
  rest: Omit<NotificationData, 'message'>,
): void {
  const saysKeys = keys !== undefined && window.matchMedia('(hover: hover)').matches && !isUndoTaken();
  announce(saysKeys ? `${message}. ${textOf('common:undoByKeys')}` : message);
  const id = newId();
  void show({
    id,
    'aria-label': message,
    ...rest,
    message: (
      // On one line, unless letters are so large that there is no room for both.
      <Group gap="xs">
        <Text span inherit flex="1 1 5rem">
          {message}
        </Text>
        <Button
          variant="subtle"
          px={0}
          {...(keys && { 'data-undo': true, 'aria-keyshortcuts': keys })}
          onClick={() => {
            void hide(id);
            act();
          }}
        >
          {label}
        </Button>
      </Group>
    ),
  });
}

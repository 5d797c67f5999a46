import { Button, Group, Text } from '@mantine/core';
import { type NotificationData, notifications } from '@mantine/notifications';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { IN_TEXT, isStillIn } from '../hooks/use-focus.ts';
import { textOf } from '../i18n/i18n.ts';

export interface ToastButton {
  readonly label: string;
  readonly act: () => void;
  /** What leads to it from anywhere (app/toasts.tsx). */
  readonly keys?: string;
}

export interface ToastMessage extends Pick<NotificationData, 'autoClose' | 'color' | 'position' | 'role'> {
  readonly message: string;
  readonly button?: ToastButton;
}

const newId = (): string => `message-${crypto.getRandomValues(new Uint32Array(1))[0]}`;

/** Shows a message, and its button; with the library that draws it, since most pages never have one. */
export function showMessage({ message: text, button, autoClose = false, ...rest }: ToastMessage): void {
  const id = newId();
  const message = button ? <WithButton id={id} text={text} {...button} /> : text;
  const stay = (isRead: boolean) => () => notifications.update({ id, message, autoClose: !isRead && autoClose });
  notifications.show({
    // What is seen is heard by `announce`, and not twice.
    role: 'region',
    ...(rest.role !== 'alert' && { 'aria-label': text }),
    closeButtonProps: { 'aria-label': textOf('common:close') },
    // The library lets it go from under the focus.
    onFocusCapture: stay(true),
    onBlurCapture: (event: FocusEvent<HTMLElement>) => stay(isStillIn(event.currentTarget))(),
    ...rest,
    id,
    message,
    autoClose,
  });
}

/**
 * Has the message, which stands at the page's end, come right after what somebody pressed: the first Tab leads to its button, and from
 * there on to what stands behind that, or back (LOOK-4). Whoever has gone elsewhere meanwhile goes on from there.
 */
function usePlaceAfterAct(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const act = document.activeElement;
    if (!(act instanceof HTMLElement) || act === document.body || act.matches(IN_TEXT)) return;
    const lead = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      const { activeElement: now } = document;
      if (now === button.current) {
        act.focus();
        if (event.shiftKey) event.preventDefault();
      } else if (now === act && !event.shiftKey) {
        event.preventDefault();
        button.current?.focus();
        // Once: who goes on from there comes by the act again.
        document.removeEventListener('keydown', lead);
        button.current?.addEventListener('keydown', lead);
      }
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [button]);
}

/** On one line, unless letters are so large that there is no room for both. */
function WithButton({ id, text, label, act, keys }: ToastButton & { id: string; text: string }) {
  const button = useRef<HTMLButtonElement>(null);
  usePlaceAfterAct(button);
  return (
    <Group gap="xs">
      <Text span inherit flex="1 1 5rem">
        {text}
      </Text>
      <Button
        ref={button}
        variant="subtle"
        px={0}
        {...(keys && { 'data-undo': true, 'aria-keyshortcuts': keys })}
        onClick={() => {
          notifications.hide(id);
          act();
        }}
      >
        {label}
      </Button>
    </Group>
  );
}

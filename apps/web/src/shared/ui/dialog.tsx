import { CloseButton, Title } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `alertdialog` for questions that must be answered: no closing by a tap beside it. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Esc, makes the page behind it inert and gives the
 * focus back. A sheet from below on phones. The element marked `data-autofocus` has the focus first: the browser's own
 * `autofocus` is set too early, by React, while the dialog is still closed.
 */
export function Dialog({ opened, onClose, title, children, role = 'dialog' }: DialogProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before it leaves the page, too: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!opened || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [opened]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which the browser sees to
    <dialog
      ref={ref}
      role={role}
      className={classes.dialog}
      aria-labelledby={titleId}
      // Closed by its owner it says so as well, and nobody has asked.
      onClose={() => opened && onClose()}
      onClick={(event) => {
        // The backdrop is the dialog itself; all else is inside of the sheet.
        if (role === 'dialog' && event.target === ref.current) onClose();
      }}
    >
      {opened && (
        <div className={classes.sheet}>
          <div className={classes.head}>
            <Title order={2} size="h3" id={titleId}>
              {title}
            </Title>
            {role === 'dialog' && <CloseButton aria-label={t('close')} onClick={onClose} />}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

import { CloseButton, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
 * focus back. A sheet from below on phones. The element marked `autoFocus` has the focus first.
 */
export function Dialog({ opened, onClose, title, children, role = 'dialog' }: DialogProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (opened && !dialog.open) dialog.showModal();
    if (!opened && dialog.open) dialog.close();
  }, [opened]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Esc, which the browser sees to
    <dialog
      ref={ref}
      role={role}
      className={classes.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
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

import { CloseButton, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `alertdialog` for questions that must be answered: no closing by a tap beside it. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * The browser's own modal dialog: it keeps the focus inside, asks its owner to close it on Esc, makes the page behind it inert and gives the
 * focus back. A sheet from below on phones. The element marked `data-autofocus` has the focus first: the browser's own
 * `autofocus` is set too early, by React, while the dialog is still closed.
 */
export function Dialog({ opened, onClose, title, children, role = 'dialog' }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const modal = useModal({ opened, onClose, closesBeside: role === 'dialog' });

  return (
    <dialog {...modal} role={role} className={classes.dialog} aria-labelledby={titleId}>
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

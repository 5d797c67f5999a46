import { CloseButton, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FormFailure } from '../forms/form-failure.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './dialog.module.css';
import { DialogActions } from './dialog-actions.tsx';
import { type Act, useAct } from './use-act.ts';
import { InDialog } from './use-dropdown.ts';
import { useModal } from './use-modal.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  /** Of a question: with the object's name in it. */
  title: string;
  children?: ReactNode;
  /** `alertdialog` for questions that must be answered: no closing by a tap beside it. */
  role?: 'dialog' | 'alertdialog';
  /** What it asks about: its two buttons, while it is under way, what it is refused with and closing afterwards. */
  act?: Act;
  /** How a refusal of the act is said, where its words alone are not all. */
  refusal?: (error: unknown) => ReactNode;
  size?: 'wide' | 'widest';
}

/**
 * The browser's own modal dialog: it keeps the focus inside, asks its owner to close it on Esc, makes the page behind it inert and gives the
 * focus back. A sheet from below on phones. The element marked `data-autofocus` has the focus first, of an act the safe answer: the browser's
 * own `autofocus` is set too early, by React, while the dialog is still closed.
 */
export function Dialog({ opened, onClose, title, children, role = 'dialog', act, refusal, size }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isBusy, failure, close, run } = useAct(act, onClose);
  const modal = useModal({ opened, onClose: close, closesBeside: role === 'dialog' });
  const Sheet = act?.isSubmit ? 'form' : 'div';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  return (
    <dialog {...modal} role={role} className={classes.dialog} data-size={size} aria-labelledby={titleId}>
      {opened && (
        <Sheet className={classes.sheet} {...(act?.isSubmit && { onSubmit: submit })}>
          <div className={classes.head}>
            <Title order={2} size="h3" id={titleId}>
              {title}
            </Title>
            {role === 'dialog' && <CloseButton aria-label={t('close')} onClick={close} />}
          </div>
          <InDialog value={true}>{children}</InDialog>
          {failure !== null && (refusal?.(failure) ?? <FormFailure error={failure} />)}
          {act && (
            <DialogActions
              onCancel={close}
              cancelLabel={act.cancelLabel}
              {...(!act.isSubmit && { onConfirm: run })}
              confirmLabel={act.label}
              isDangerous={act.isDangerous}
              isReady={act.isReady}
              isBusy={isBusy}
            />
          )}
        </Sheet>
      )}
    </dialog>
  );
}

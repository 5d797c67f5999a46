import { Button, CloseButton, Title } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { type Answer, useAction } from '../api/use-action.ts';
import { FormFailure } from '../forms/form-failure.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { VOICES } from './announce.ts';
import desk from './desk.module.css';
import classes from './dialog.module.css';
import { HeldButton } from './held-button.tsx';
import { InDialog } from './use-dropdown.ts';
import { useModal } from './use-modal.ts';

/** What is in it stands in the dialog's own column. */
const FLAT = { display: 'contents' };

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
  /** Why the act failed, where the error's own words are not enough. */
  describe?: (error: unknown) => ReactNode;
  size?: 'wide' | 'widest';
}

/**
 * The browser's own modal dialog: it keeps the focus inside, asks its owner to close it on Esc, makes the page behind it inert and gives the
 * focus back. A sheet from below on phones. The element marked `data-autofocus` has the focus first, of an act the safe answer: the browser's
 * own `autofocus` is set too early, by React, while the dialog is still closed.
 */
export function Dialog({ opened, onClose, title, children, role = 'dialog', act, describe, size }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  const { isBusy, failure, close, run } = useAct(act, onClose);
  const modal = useModal({ opened, onClose: close, closesOnClickOutside: role === 'dialog' });
  const Sheet = act?.isSubmit ? 'form' : 'div';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  return (
    <dialog
      {...modal}
      role={role}
      className={classes.dialog}
      data-size={size}
      aria-labelledby={titleId}
      aria-describedby={children && (role === 'alertdialog' || act?.isDangerous) ? textId : undefined}
    >
      {VOICES}
      {opened && (
        <Sheet className={classes.sheet} {...(act?.isSubmit && { onSubmit: submit })}>
          <div className={classes.dialogHead}>
            <Title order={2} size="h3" id={titleId}>
              {title}
            </Title>
            {role === 'dialog' && <CloseButton aria-label={t('close')} onClick={close} />}
          </div>
          <InDialog value={textId}>
            {act && !('missing' in act) && children ? (
              <div id={textId} style={FLAT}>
                {children}
              </div>
            ) : (
              children
            )}
          </InDialog>
          {failure !== null && (describe?.(failure) ?? <FormFailure error={failure} />)}
          {act && (
            <DialogActions
              onCancel={close}
              cancelLabel={act.cancelLabel}
              {...(!act.isSubmit && { onConfirm: run })}
              confirmLabel={act.label}
              isDangerous={act.isDangerous}
              missing={act.missing}
              isBusy={isBusy}
            />
          )}
        </Sheet>
      )}
    </dialog>
  );
}

interface DialogActionsProps {
  onCancel: () => void;
  /** Without it the button submits the form around it. */
  onConfirm?: () => void;
  /** What the button does: "Cancel order", never "OK". */
  confirmLabel: string;
  /** The safe button; "Cancel" unless that would be mistaken for the act. */
  cancelLabel?: string | undefined;
  isDangerous?: boolean | undefined;
  /** Without what nobody may confirm. */
  missing?: string | false | undefined;
  isBusy?: boolean | undefined;
}

/** The two answers of a dialog, in reach of the thumb however long it is. The focus starts on the safe one where no field before has it. */
export function DialogActions(props: DialogActionsProps) {
  const { onCancel, onConfirm, confirmLabel, cancelLabel, isDangerous, missing, isBusy = false } = props;
  const { t } = useTranslation();
  return (
    <div className={`${desk.answers} ${classes.actions}`}>
      <Button variant="default" onClick={onCancel} disabled={isBusy} data-autofocus>
        {cancelLabel ?? t('cancel')}
      </Button>
      <HeldButton
        type={onConfirm ? 'button' : 'submit'}
        {...(isDangerous && { color: 'red' })}
        {...(onConfirm && { onClick: onConfirm })}
        missing={missing}
        loading={isBusy}
      >
        {confirmLabel}
      </HeldButton>
    </div>
  );
}

/** What a dialog asks about. */
interface Act {
  /** What it does: "Cancel order", never "OK". */
  readonly label: string;
  /** What it is refused with is said in the dialog, which stays; else that closes. What answers nothing closes it by its own means. */
  readonly run: (() => PromiseLike<Answer>) | (() => void);
  /** What follows once it is done and the dialog closes. */
  readonly onDone?: () => void;
  /** The safe answer; "Cancel" unless that would be mistaken for the act. */
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  /** Without what it cannot be done: there are fields, beside which its text is a `QuestionText`. */
  readonly missing?: string | false | undefined;
  /** Whether Enter in a field does it as well. */
  readonly isSubmit?: boolean;
  /** One step of several: another one follows in the same dialog. */
  readonly staysOpen?: boolean;
}

/** An act while it is under way and when it is refused. What is on its way is not called off by looking away. */
function useAct(act: Act | undefined, onClose: () => void) {
  const { isBusy, failure, forgetFailure, send } = useAction();
  const close = () => {
    if (isBusy) return;
    forgetFailure();
    onClose();
  };
  const run = async (): Promise<void> => {
    if (!act || isBusy || act.missing) return;
    forgetFailure();
    const sent = act.run();
    if (!sent) return;
    const answer = await send(() => sent);
    if (answer?.error !== undefined || act.staysOpen) return;
    onClose();
    act.onDone?.();
  };
  return { isBusy, failure, close, run: () => void run() };
}

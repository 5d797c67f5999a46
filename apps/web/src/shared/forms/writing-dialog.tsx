import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Dialog } from '../ui/dialog.tsx';
import { WrittenContext } from './written-context.ts';

interface Ways {
  /** It is sent: nothing is lost. */
  readonly done: () => void;
  /** Closes it, or asks first. */
  readonly cancel: () => void;
}

interface WritingDialogProps extends Pick<ComponentProps<typeof Dialog>, 'opened' | 'onClose' | 'title' | 'role'> {
  /** While it is being sent: what is on its way is not called off by looking away. */
  isBusy?: boolean;
  /** A form with a `LeaveGuard` in it, which says what would be lost. */
  children: (ways: Ways) => ReactNode;
}

/** A dialog that something is written in: by Esc, Cancel, a tap beside or Back alike it does not go without a question (LOOK-14). */
export function WritingDialog(props: WritingDialogProps) {
  const { opened, onClose, title, role = 'dialog', isBusy = false, children } = props;
  const { t } = useTranslation('kit');
  const isWritten = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const done = () => {
    setAsked(false);
    onClose();
  };
  const cancel = () => {
    if (isBusy) return;
    if (isWritten.current) setAsked(true);
    else done();
  };
  return (
    <Dialog opened={opened} onClose={cancel} title={title} role={role}>
      <WrittenContext value={isWritten}>{children({ done, cancel })}</WrittenContext>
      <Dialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t('writing.discard')}
        role="alertdialog"
        act={{ label: t('common:discard'), cancelLabel: t('writing.goOn'), isDangerous: true, run: done }}
      />
    </Dialog>
  );
}

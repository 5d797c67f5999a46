import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLeaveGuard } from '../navigation/use-leave-guard.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Where the form of a dialog says whether something would be lost with it; null outside of one. */
const WrittenContext = createContext<RefObject<boolean> | null>(null);

/** Put into every edit form: asks in the words of docs/product before its changes are lost (LOOK-14). */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const { isAsked, leave, stay } = useLeaveGuard(isDirty);
  const written = useContext(WrittenContext);
  useLayoutEffect(() => {
    if (!isDirty || !written) return;
    written.current = true;
    return () => {
      written.current = false;
    };
  }, [isDirty, written]);
  return (
    <Dialog
      opened={isAsked}
      onClose={stay}
      title={t('form.leave')}
      role="alertdialog"
      act={{ label: t('form.leaveAnyway'), cancelLabel: t('form.stay'), isDangerous: true, run: leave }}
    />
  );
}

interface Ways {
  /** Closes it once what was written is sent. */
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
  const { t } = useTranslation('forms');
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
        title={t('discard')}
        role="alertdialog"
        act={{ label: t('common:discard'), cancelLabel: t('goOn'), isDangerous: true, run: done }}
      />
    </Dialog>
  );
}

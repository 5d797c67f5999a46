import { useContext, useLayoutEffect } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useLeaveGuard } from '../navigation/use-leave-guard.ts';
import { Dialog } from '../ui/dialog.tsx';
import { WrittenContext } from './written-context.ts';

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

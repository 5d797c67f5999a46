import { useTranslation } from '../i18n/use-translation.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Put into every edit form: asks in the specification's words before its changes are lost (ui.md F3). */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const blocker = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('form.leave')}
      cancelLabel={t('form.stay')}
      confirmLabel={t('form.leaveAnyway')}
      isDangerous
    />
  );
}

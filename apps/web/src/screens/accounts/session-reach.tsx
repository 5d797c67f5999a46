import { Button, Group, Text } from '@mantine/core';
import type { Session } from '@mercadito/contracts/accounts';
import { useUnsubscribePushMutation } from '../../entities/push/push.api.ts';
import { unsubscribeDevice } from '../../features/push/push-device.ts';
import { useDates } from '../../shared/format/dates.ts';
import { useFocusPassedOn } from '../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { tell, tellError } from '../../shared/ui/toast.tsx';

interface SessionReachProps {
  session: Session;
  device: string;
}

/** That messages reach a device, how long it therefore stays signed in, and how that ends alone; nothing of another (ACCOUNT-6). */
export function SessionReach(props: SessionReachProps) {
  return props.session.is_reached ? <Reached {...props} /> : null;
}

function Reached({ session, device }: SessionReachProps) {
  const { t } = useTranslation('accounts');
  const { date } = useDates();
  const [unsubscribe, { isLoading }] = useUnsubscribePushMutation();
  const row = useFocusPassedOn<HTMLDivElement>('content');
  const end = async () => {
    const { error } = await unsubscribe({ session_id: session.id });
    if (error) return tellError(error);
    tell(t('sessions.reachEnded', { device }));
    // A button that waits has lost the focus, and goes.
    document.getElementById('content')?.focus();
    // What is left of it on the device itself keeps nobody from having messages again.
    if (session.current) await unsubscribeDevice().catch(() => undefined);
  };
  return (
    <Group ref={row} gap="0 xs">
      <Text size="sm">
        {t('sessions.reached')}
        {session.ends_at && ` ${t('sessions.endsAt', { date: date(session.ends_at) })}`}
      </Text>
      <Button
        variant="subtle"
        px={0}
        loading={isLoading}
        aria-label={t('sessions.endReach', { device })}
        onClick={() => void end()}
      >
        {t('sessions.endReachShort')}
      </Button>
    </Group>
  );
}

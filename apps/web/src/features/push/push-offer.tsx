import { Button, Group, Stack, Text } from '@mantine/core';
import { REACHED_DAYS } from '@mercadito/domain/access/session-life';
import { Suspense, useState } from 'react';
import { useFocusPassedOn } from '../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { tell } from '../../shared/ui/toast.tsx';
import { pushRefused } from './push-device.ts';
import { type PushState, usePush } from './use-push.ts';

const InstallHelp = lazyChunk(() => import('../../shared/ui/install-help.tsx').then((m) => m.InstallHelp));

/** For whom messages are: what they are told of. */
type PushReason = 'orders' | 'deliveries' | 'business';

/**
 * Offers messages where somebody has just done what they will be told of, once; who says no is not asked again (MESSAGE-8).
 * Nothing where the device cannot be reached, or is already.
 */
export function PushOffer({ reason }: { reason: PushReason }) {
  const isRefused = pushRefused.use() ?? false;
  const push = usePush();
  const { reach, isOn, failure } = push;
  // Who has just said no to the browser reads how to change their mind.
  const isOffered = reach === 'ready' || reach === 'needs-install' || failure !== null;
  return isRefused || isOn || !isOffered ? null : <Offer reason={reason} push={push} />;
}

function Offer({ reason, push }: { reason: PushReason; push: PushState }) {
  const { t } = useTranslation('inbox');
  const { reach } = push;
  const buttons = useFocusPassedOn<HTMLDivElement>('content');
  const turnOn = async () => {
    if (!(await push.turnOn())) return;
    tell(t('push.isOn'));
    // A button that waits has lost the focus, and goes.
    document.getElementById('content')?.focus();
  };
  return (
    <SectionCard title={t('push.title')} text={t(`push.for.${reason}`)}>
      <Stack gap="xs">
        {reach === 'ready' && <StaysSignedIn />}
        <PushFailure {...push} />
        <Group ref={buttons}>
          <Button variant="subtle" onClick={() => pushRefused.write(true)}>
            {t('push.notNow')}
          </Button>
          {reach === 'ready' && (
            <Button loading={push.isBusy} onClick={() => void turnOn()}>
              {t('push.turnOn')}
            </Button>
          )}
          {reach === 'needs-install' && <InstallFirst />}
        </Group>
      </Stack>
    </SectionCard>
  );
}

/** Messages of this device, in the profile: on, off, or why they cannot be. */
export function PushSwitch() {
  const { t } = useTranslation('inbox');
  const push = usePush();
  const { reach, isOn, isBusy, turnOn, turnOff } = push;
  if (reach === undefined) return null;
  return (
    <Stack gap="xs">
      <PushFailure {...push} />
      {reach === 'ready' && (
        <>
          <Text>{t(isOn ? 'push.isOn' : 'push.isOff')}</Text>
          <StaysSignedIn />
          <Button variant="light" loading={isBusy} onClick={() => void (isOn ? turnOff() : turnOn())}>
            {t(isOn ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        </>
      )}
      {reach === 'denied' && <Text>{t('push.denied')}</Text>}
      {reach === 'unsupported' && <Text>{t('push.unsupported')}</Text>}
      {reach === 'needs-install' && <InstallFirst />}
    </Stack>
  );
}

/** For how long a device that is reached is not signed out by itself (ACCOUNT-6). */
function StaysSignedIn() {
  const { t } = useTranslation('inbox');
  return (
    <Text size="sm" c="dimmed">
      {t('push.stays', { days: REACHED_DAYS })}
    </Text>
  );
}

function PushFailure({ failure, reach }: Pick<PushState, 'failure' | 'reach'>) {
  const { t } = useTranslation('inbox');
  if (failure === null) return null;
  return (
    <Text role="alert" c="red">
      {t(reach === 'denied' ? 'push.denied' : 'push.failed')}
    </Text>
  );
}

/** An iPhone gives messages only to what stands on its home screen. */
function InstallFirst() {
  const { t } = useTranslation('inbox');
  const [explains, setExplains] = useState(false);
  return (
    <>
      <Text>{t('push.install')}</Text>
      <Button variant="light" onClick={() => setExplains(true)}>
        {t('push.how')}
      </Button>
      <Suspense>{explains && <InstallHelp onClose={() => setExplains(false)} />}</Suspense>
    </>
  );
}

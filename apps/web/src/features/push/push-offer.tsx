import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { SectionCard } from '../../shared/ui/section-card.tsx';
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
  const { t } = useTranslation('inbox');
  const isRefused = pushRefused.use() ?? false;
  const push = usePush();
  const { reach, isOn } = push;
  if (isRefused || isOn || (reach !== 'ready' && reach !== 'needs-install')) return null;
  return (
    <SectionCard title={t('push.title')} text={t(`push.for.${reason}`)}>
      <Stack gap="xs">
        <PushFailure {...push} />
        <Group>
          {reach === 'ready' ? (
            <Button loading={push.isBusy} onClick={push.turnOn}>
              {t('push.turnOn')}
            </Button>
          ) : (
            <InstallFirst />
          )}
          <Button variant="subtle" onClick={() => pushRefused.write(true)}>
            {t('push.notNow')}
          </Button>
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
          <Button variant="light" loading={isBusy} onClick={isOn ? turnOff : turnOn}>
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

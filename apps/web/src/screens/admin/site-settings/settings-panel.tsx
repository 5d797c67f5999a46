import { Stack, Switch, Text, Title } from '@mantine/core';
import type { SiteSettings } from '@mercadito/contracts/settings';
import { useId, useState } from 'react';
import { useUpdateSettingsMutation } from '../../../entities/settings/settings-editing.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useGetSettingsQuery } from '../../../shared/site/site.api.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../../shared/ui/skeleton-page.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { MessageSetting } from './message-setting.tsx';
import { RateSetting } from './rate-setting.tsx';
import { SettingsLog } from './settings-log.tsx';

/** What holds for the whole site, each setting saved by itself, and who changed what (SCREEN-47). */
export function SettingsPanel() {
  const { t } = useTranslation('admin');
  const reading = useGetSettingsQuery();
  const readAgain = async () => (await reading.refetch().unwrap()).settings;
  return (
    <Loaded reading={reading} skeleton={<SkeletonPage />} failed={t('settings.failed')}>
      {({ settings }) => (
        <Stack gap="xl">
          <DeliverySetting settings={settings} />
          <RateSetting settings={settings} readAgain={readAgain} />
          <MessageSetting settings={settings} readAgain={readAgain} />
          <SettingsLog />
        </Stack>
      )}
    </Loaded>
  );
}

/** Whether anybody delivers: asked about before it is switched, with what follows from it (SITE-7). */
function DeliverySetting({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const isOn = settings.delivery_available;
  // As it was when she was asked: what somebody has changed since is not written over.
  const [asked, setAsked] = useState<SiteSettings | null>(null);
  const [update] = useUpdateSettingsMutation();

  const nameOf = (state: boolean) => t(state ? 'activity:values.on' : 'activity:values.off');
  const wasOn = asked?.delivery_available ?? isOn;
  return (
    <Stack component="section" aria-labelledby={id} gap="xs">
      <Title order={2} size="h3" id={id}>
        {t('settings.delivery.title')}
      </Title>
      <Switch size="lg" label={t('settings.delivery.switch')} checked={isOn} onChange={() => setAsked(settings)} />
      <Text role="status" c="dimmed">
        {t(isOn ? 'settings.delivery.on' : 'settings.delivery.off')}
      </Text>
      <Dialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t(wasOn ? 'settings.delivery.offAsk' : 'settings.delivery.onAsk')}
        role="alertdialog"
        act={{
          label: t(wasOn ? 'settings.delivery.offConfirm' : 'settings.delivery.onConfirm'),
          isDangerous: wasOn,
          run: () => update({ delivery_status: !wasOn, ...(asked && { updated_at: asked.updated_at }) }),
          onDone: () => tell(t('settings.saved')),
        }}
      >
        <Text fw={600}>{t('settings.delivery.change', { before: nameOf(wasOn), after: nameOf(!wasOn) })}</Text>
        <Text>{t(wasOn ? 'settings.delivery.offEffect' : 'settings.delivery.onEffect')}</Text>
      </Dialog>
    </Stack>
  );
}

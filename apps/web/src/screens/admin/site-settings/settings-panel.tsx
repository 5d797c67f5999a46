import { Stack } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useGetSettingsQuery } from '../../../shared/site/site.api.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { SkeletonPage } from '../../../shared/ui/skeleton-page.tsx';
import { DeliverySetting } from './delivery-setting.tsx';
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

import { Title } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LabelTabs } from '../../shared/ui/label-tabs.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { SkeletonPage } from '../../shared/ui/skeleton-page.tsx';
import { SettingsPanel } from './site-settings/settings-panel.tsx';

const Announcement = lazyChunk(() => import('./announcement.tsx').then((m) => m.Announcement));
const SponsorForms = lazyChunk(() => import('./sponsor-forms.tsx').then((m) => m.SponsorForms));

/** What holds for the whole site, and who asks to be shown on it (SCREEN-43). */
export function Component() {
  const { t } = useTranslation('admin');
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <LabelTabs
        name={t('tabs')}
        tabs={[
          { label: 'settings', text: t('settings.tab'), panel: () => <SettingsPanel /> },
          {
            label: 'sponsor-forms',
            text: t('sponsors.tab'),
            panel: () => (
              <Suspense fallback={<SkeletonPage />}>
                <SponsorForms />
              </Suspense>
            ),
          },
          {
            label: 'announcement',
            text: t('announcement.tab'),
            panel: () => (
              <Suspense fallback={<SkeletonPage />}>
                <Announcement />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

import { Title } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LabelTabs } from '../../shared/ui/label-tabs.tsx';
import { HandIns } from './cash/hand-ins.tsx';
import { ShopDues } from './cash/shop-dues.tsx';

/** What drivers hand in, and what the shops are owed (SCREEN-67). */
export function Component() {
  const { t } = useTranslation('cash');
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <LabelTabs
        name={t('title')}
        tabs={[
          { label: 'handIns', text: t('handIns'), panel: () => <HandIns /> },
          { label: 'shops', text: t('shops.title'), panel: () => <ShopDues /> },
        ]}
      />
    </>
  );
}

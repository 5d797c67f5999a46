import { Title } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LabelTabs } from '../../shared/ui/label-tabs.tsx';
import { DriversCash } from './cash/drivers-cash.tsx';
import { HandIns } from './cash/hand-ins.tsx';
import { ShopDues } from './cash/shop-dues.tsx';

/** What drivers hand in and still hold, and what the shops are owed (SCREEN-67). */
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
          { label: 'handIns', text: t('handInsTab'), panel: () => <HandIns /> },
          { label: 'drivers', text: t('drivers.title'), panel: () => <DriversCash /> },
          { label: 'shops', text: t('shops.title'), panel: () => <ShopDues /> },
        ]}
      />
    </>
  );
}

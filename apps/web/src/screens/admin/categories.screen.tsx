import { Title } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { LabelTabs } from '../../shared/ui/label-tabs.tsx';
import { CategoryPanel } from './category-keeping/category-panel.tsx';

/** The lists that businesses, products and services are sorted into (SCREEN-54). */
export function Component() {
  const { t } = useTranslation('categories');
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <LabelTabs
        name={t('title')}
        tabs={[
          { label: 'businesses', text: t('tabs.company'), panel: () => <CategoryPanel list="company" /> },
          { label: 'products', text: t('tabs.product'), panel: () => <CategoryPanel list="product" /> },
          { label: 'services', text: t('tabs.service'), panel: () => <CategoryPanel list="service" /> },
          { label: 'zones', text: t('tabs.zone'), panel: () => <CategoryPanel list="zone" /> },
        ]}
      />
    </>
  );
}

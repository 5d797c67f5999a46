import { Tabs } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { useSearchParams } from 'react-router';
import { AboutPage } from '../../features/customization/about-page.tsx';
import { ContactPage } from '../../features/customization/contact-page.tsx';
import { ServiceList } from '../../features/services/service-list.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { BusinessProducts } from './business-products.tsx';
import classes from './shop.module.css';

const LABELS = ['home', 'services', 'about', 'contact'] as const;

/** The parts of a business, the open one in the address (`?label=`, spec 1 §2). */
export function BusinessTabs({ company }: { company: CompanyDetails }) {
  const { t } = useTranslation('shop');
  const [params, setParams] = useSearchParams();
  const active = LABELS.find((label) => label === params.get('label')) ?? 'home';
  const open = (label: string | null) =>
    setParams(label === null || label === 'home' ? {} : { label }, { preventScrollReset: true });
  return (
    <Tabs value={active} onChange={open} keepMounted={false} classNames={{ list: classes.tabs, tab: classes.tab }}>
      <Tabs.List aria-label={t('business.tabs.label')}>
        {LABELS.map((label) => (
          <Tabs.Tab key={label} value={label}>
            {t(`business.tabs.${label}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="home" pt="md">
        <BusinessProducts company={company} />
      </Tabs.Panel>
      <Tabs.Panel value="services" pt="md">
        <ServiceList companyId={company._id} />
      </Tabs.Panel>
      <Tabs.Panel value="about" pt="md">
        <AboutPage companyId={company._id} />
      </Tabs.Panel>
      <Tabs.Panel value="contact" pt="md">
        <ContactPage companyId={company._id} />
      </Tabs.Panel>
    </Tabs>
  );
}

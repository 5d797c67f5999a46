import { Title } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { LabelTabs } from '../../shared/ui/label-tabs.tsx';
import { OwnAbout, OwnAddress, OwnContact, OwnNetworks } from './own-parts.tsx';

/** The parts of an owner's page, each with the way to add or to edit it (SCREEN-27). */
export function Component() {
  const { t } = useTranslation('ownerPages');
  const companyId = useCompanyId();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <LabelTabs
        name={t('tabs')}
        tabs={[
          { label: 'address', text: t('parts.address.tab'), panel: () => <OwnAddress companyId={companyId} /> },
          { label: 'about', text: t('parts.about.tab'), panel: () => <OwnAbout companyId={companyId} /> },
          { label: 'contact', text: t('parts.contact.tab'), panel: () => <OwnContact companyId={companyId} /> },
          { label: 'social', text: t('parts.social.tab'), panel: () => <OwnNetworks companyId={companyId} /> },
        ]}
      />
    </>
  );
}

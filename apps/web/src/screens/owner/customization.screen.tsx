import { Anchor, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { SocialNetworks } from '@mercadito/contracts/customization';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import {
  IconAddressBook,
  IconInfoCircle,
  IconMapPin,
  IconPencil,
  IconShare,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AddressLines } from '../../entities/addresses/address-lines.tsx';
import { AboutText } from '../../entities/customization/about-page.tsx';
import { ContactList } from '../../entities/customization/contact-page.tsx';
import {
  useGetAboutQuery,
  useGetContactQuery,
  useGetSocialNetworksQuery,
} from '../../entities/customization/customization.api.ts';
import { useGetCompanyAddressQuery } from '../../entities/customization/customization-editing.api.ts';
import { NETWORKS } from '../../entities/customization/networks.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LabelTabs } from '../../shared/ui/label-tabs.tsx';
import layout from '../../shared/ui/layout.module.css';
import { Loaded, type Reading } from '../../shared/ui/loaded.tsx';
import classes from './customization.module.css';
import { FORMS_OF, type SectionLabel } from './customization-editing/section-page.tsx';

/** The sections of an owner's page, each with the way to add or to edit it (SCREEN-27). */
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
          { label: 'address', text: t('sections.address.tab'), panel: () => <OwnAddress companyId={companyId} /> },
          { label: 'about', text: t('sections.about.tab'), panel: () => <OwnAbout companyId={companyId} /> },
          { label: 'contact', text: t('sections.contact.tab'), panel: () => <OwnContact companyId={companyId} /> },
          { label: 'social', text: t('sections.social.tab'), panel: () => <OwnNetworks companyId={companyId} /> },
        ]}
      />
    </>
  );
}

interface OfCompany {
  companyId: number;
}

function OwnAddress({ companyId }: OfCompany) {
  return (
    <OwnSection of="address" Icon={IconMapPin} reading={useGetCompanyAddressQuery({ companyId })}>
      {(address) => <AddressLines name={address.company_name} address={address} />}
    </OwnSection>
  );
}

function OwnAbout({ companyId }: OfCompany) {
  return (
    <OwnSection of="about" Icon={IconInfoCircle} reading={useGetAboutQuery({ companyId })}>
      {(about) => <AboutText about={about} />}
    </OwnSection>
  );
}

function OwnContact({ companyId }: OfCompany) {
  return (
    <OwnSection of="contact" Icon={IconAddressBook} reading={useGetContactQuery({ companyId })}>
      {(contact) =>
        contact.email || contact.phone_number || contact.whatsapp_number || contact.address ? (
          <ContactList contact={contact} />
        ) : (
          <Nothing />
        )
      }
    </OwnSection>
  );
}

function OwnNetworks({ companyId }: OfCompany) {
  return (
    <OwnSection of="social" Icon={IconShare} reading={useGetSocialNetworksQuery({ companyId })}>
      {(networks) => <NetworkList networks={networks} />}
    </OwnSection>
  );
}

function NetworkList({ networks }: { networks: SocialNetworks }) {
  const used = NETWORKS.filter(({ field }) => networks[field] !== '');
  if (used.length === 0) return <Nothing />;
  return (
    <Stack component="ul" role="list" className={classes.networks} gap="sm">
      {used.map(({ field, name, Icon }) => (
        <li key={field}>
          <Icon size={24} stroke={1.5} aria-hidden="true" />
          <span>
            <Text span fw={600}>
              {name}
            </Text>
            <Anchor href={networks[field]} target="_blank" rel="noopener nofollow">
              {networks[field]}
            </Anchor>
          </span>
        </li>
      ))}
    </Stack>
  );
}

function Nothing() {
  const { t } = useTranslation('ownerPages');
  return <Text c="dimmed">{t('nothing')}</Text>;
}

interface OwnSectionProps<Section> {
  of: SectionLabel;
  Icon: TablerIcon;
  reading: Reading<Section>;
  children: (section: Section) => ReactNode;
}

/** A section of the owner's page as it stands, with the way to edit it; where there is none, the way to add it. */
function OwnSection<Section>({ of: label, Icon, reading, children }: OwnSectionProps<Section>) {
  const { t } = useTranslation('ownerPages');
  const { add, edit } = FORMS_OF[label];
  return (
    <Loaded
      reading={reading}
      skeleton={<Skeleton height="14rem" />}
      failed={t('failed')}
      absent={
        <EmptyState
          icon={<Icon size={40} stroke={1.5} />}
          title={t(`sections.${label}.none`)}
          text={t(`sections.${label}.noneText`)}
          way={{ to: hrefTo(add), text: t(`sections.${label}.add`) }}
        />
      }
    >
      {(section) => (
        <Stack className={classes.section} align="flex-start">
          <div className={layout.wide}>{children(section)}</div>
          <Button
            component={Link}
            to={hrefTo(edit)}
            variant="light"
            leftSection={<IconPencil size={20} aria-hidden="true" />}
          >
            {t(`sections.${label}.edit`)}
          </Button>
        </Stack>
      )}
    </Loaded>
  );
}

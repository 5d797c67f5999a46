import { ActionIcon, Button, Group } from '@mantine/core';
import { customerMessage } from '@mercadito/domain/messages/customer-messages';
import { parsePhone, storedPhone } from '@mercadito/domain/places/phone';
import { IconPhone } from '@tabler/icons-react';
import { useGetSocialNetworksQuery } from '../../../entities/customization/customization.api.ts';
import { NETWORKS } from '../../../entities/customization/networks.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { WhatsAppButton } from '../../../shared/ui/whatsapp-button.tsx';

interface CompanyContactProps {
  name: string;
  /** As stored; nothing is shown for what is no number. */
  phone: string | undefined;
}

/** One tap to call, one to write. */
export function CompanyContact({ name, phone }: CompanyContactProps) {
  const { t } = useTranslation('shop');
  const { brand } = useSite();
  const parsed = parsePhone(phone ?? '');
  if (!parsed) return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        component="a"
        href={`tel:${storedPhone(parsed)}`}
        variant="default"
        px="sm"
        leftSection={<IconPhone size={20} />}
      >
        {t('business.call')}
      </Button>
      <WhatsAppButton
        phone={parsed}
        message={(language) => customerMessage({ to: 'business', name, brand }, language)}
        px="sm"
      >
        {t('business.whatsapp')}
      </WhatsAppButton>
    </Group>
  );
}

/** Where else a business is found. An extra: without an answer there is simply no row. */
export function SocialLinks({ companyId, companyName }: { companyId: number; companyName: string }) {
  const { t } = useTranslation('shop');
  const { currentData } = useGetSocialNetworksQuery({ companyId });
  const used = NETWORKS.filter(({ field }) => currentData?.[field]);
  if (!currentData || used.length === 0) return null;
  return (
    <Group gap={0} wrap="nowrap" role="group" aria-label={t('business.social')}>
      {used.map(({ field, name, Icon }) => (
        <ActionIcon
          key={field}
          component="a"
          href={currentData[field]}
          target="_blank"
          rel="noopener nofollow"
          variant="subtle"
          aria-label={t('business.network', { name: companyName, network: name })}
        >
          <Icon size={24} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      ))}
    </Group>
  );
}

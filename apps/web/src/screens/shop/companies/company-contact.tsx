import { Button, Group } from '@mantine/core';
import { parsePhone, storedPhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';

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
      <Button
        component="a"
        href={whatsAppLink(parsed, t('business.whatsappText', { name, brand }))}
        target="_blank"
        rel="noopener"
        variant="default"
        px="sm"
        leftSection={<IconBrandWhatsapp size={20} />}
      >
        {t('business.whatsapp')}
      </Button>
    </Group>
  );
}

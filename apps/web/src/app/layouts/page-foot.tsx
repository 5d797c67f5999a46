import { Anchor, Button, Group, Text } from '@mantine/core';
import { parsePhone, whatsAppLink } from '@mercadito/domain/places/phone';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import * as z from 'zod/mini';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.ts';
import { useStored } from '../../shared/storage/use-stored.ts';
import classes from './frame.module.css';

/** The end of every page. */
export function PageFoot() {
  return (
    <>
      <CookieNotice />
      <SiteFooter />
    </>
  );
}

/** Two people who help, and the notice that this is a place for businesses (spec 1 §1). */
function SiteFooter() {
  const { t } = useTranslation('layout');
  const { contacts, classifieds_url } = useSite();
  return (
    <footer className={classes.footer}>
      <div>
        <Text size="sm" fw={600}>
          {t('footer.help')}
        </Text>
        <Group gap="xs">
          {contacts.map(({ name, whatsapp }) => (
            <ContactLink key={whatsapp} name={name} whatsapp={whatsapp} />
          ))}
        </Group>
      </div>
      <Text size="sm" c="dimmed">
        {t('footer.businessOnly')}{' '}
        {classifieds_url && (
          <Anchor href={classifieds_url} rel="noopener" inherit underline="always">
            {t('footer.classifieds')}
          </Anchor>
        )}
      </Text>
    </footer>
  );
}

function ContactLink({ name, whatsapp }: { name: string; whatsapp: string }) {
  const { t } = useTranslation('layout');
  const phone = parsePhone(whatsapp);
  if (!phone) return null;
  return (
    <Button
      component="a"
      href={whatsAppLink(phone)}
      target="_blank"
      rel="noopener"
      variant="subtle"
      px="xs"
      leftSection={<IconBrandWhatsapp size={20} />}
      aria-label={t('footer.writeTo', { name })}
    >
      {name}
    </Button>
  );
}

/** What is kept on the device, said once (spec 1 §4). */
function CookieNotice() {
  const { t } = useTranslation('layout');
  const [isRead, setRead] = useStored('cookieDisclaimer', z.boolean());
  if (isRead) return null;
  return (
    <aside className={classes.cookies}>
      <Text size="sm">{t('cookies.text')}</Text>
      <Button variant="default" onClick={() => setRead(true)}>
        {t('cookies.accept')}
      </Button>
    </aside>
  );
}

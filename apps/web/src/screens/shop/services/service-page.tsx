import { Alert, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import type { Service } from '@mercadito/contracts/services';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { customerMessage } from '@mercadito/domain/messages/customer-messages';
import { parsePhone, storedPhone, unbrokenPhone } from '@mercadito/domain/places/phone';
import { IconBan, IconLock, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HourPrice } from '../../../entities/services/hour-price.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import layout from '../../../shared/ui/layout.module.css';
import { Picture } from '../../../shared/ui/picture.tsx';
import { BackLink, SubPageHead } from '../../../shared/ui/sub-page-head.tsx';
import { useLoading } from '../../../shared/ui/use-loading.ts';
import { WhatsAppButton } from '../../../shared/ui/whatsapp-button.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './service-page.module.css';

interface ServicePageProps {
  service: Service;
  /** Share. */
  actions: ReactNode;
}

/** One service: what it is, what an hour costs, and whom to call (SCREEN-4). */
export function ServicePage({ service, actions }: ServicePageProps) {
  const { t } = useTranslation('shop');
  const { company } = service;
  return (
    <>
      <SubPageHead
        back={
          <BackLink to={hrefTo('business', { businessId: company.pk }, { label: 'services' })} isNamed>
            {t('service.back', { company: company.name })}
          </BackLink>
        }
      />
      <article className={`${layout.grid} ${classes.page}`}>
        <Picture
          className={classes.picture}
          picture={service.photo_picture}
          alt={service.name}
          ratio={4 / 3}
          sizes={PICTURE_SIZES.gallery}
          isEager
          isBlurred
          fit="contain"
        />
        <Stack miw={0} gap="lg">
          <div className={layout.titleWithSigns}>
            <Title order={1}>{service.name}</Title>
            {actions}
          </div>
          <Text fz="lg" fw={700} component="div">
            <HourPrice service={service} />
          </Text>
          {service.subscription_active && (
            <Group gap="xs">
              <IconLock size={16} aria-hidden="true" /> {t('service.members')}
            </Group>
          )}
          {!service.is_available && (
            <Alert color="red" icon={<IconBan />}>
              {t('service.unavailable')}
            </Alert>
          )}
          <SellerPhone service={service} />
          <ServiceDetails service={service} />
        </Stack>
      </article>
    </>
  );
}

function SellerPhone({ service }: { service: Service }) {
  const { t } = useTranslation('shop');
  const phone = parsePhone(service.contact_phone);
  if (!phone) return null;
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {t('service.contact')}
      </Title>
      <Group gap="sm">
        <Button component="a" href={`tel:${storedPhone(phone)}`} leftSection={<IconPhone size={20} />}>
          {t('service.call', { phone: unbrokenPhone(phone) })}
        </Button>
        <WhatsAppButton
          phone={phone}
          message={(language) => customerMessage({ to: 'service', name: service.name }, language)}
        >
          {t('service.whatsapp')}
        </WhatsAppButton>
      </Group>
    </section>
  );
}

/** Description and Extra Details (SCREEN-4): of which kind the service is and where it is offered. */
function ServiceDetails({ service }: { service: Service }) {
  const { t, language } = useTranslation('shop');
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {t('service.details')}
      </Title>
      <Text className={words.prose}>{service.description}</Text>
      <dl className={classes.details}>
        <dt>{t('service.category')}</dt>
        <dd>{categoryName(service.category, language)}</dd>
        <dt>{t('service.zones')}</dt>
        <dd>{service.zones.map((zone) => categoryName(zone, language)).join(', ')}</dd>
      </dl>
    </section>
  );
}

export function ServiceSkeleton() {
  return (
    <div className={`${layout.grid} ${classes.page}`} {...useLoading()}>
      <Skeleton height="2.75rem" width="60%" />
      <Skeleton style={{ height: 'auto', aspectRatio: '4 / 3' }} />
      <Stack>
        <Skeleton height="2rem" width="70%" />
        <Skeleton height="1.75rem" width="50%" />
        <Skeleton height="2.75rem" width="60%" />
        <Skeleton height="6rem" />
      </Stack>
    </div>
  );
}

import { Anchor, Button, Text } from '@mantine/core';
import { PICTURE_SIZES } from '@mercadito/contracts/picture-sizes';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import type { SponsorRequest } from '@mercadito/contracts/sponsors';
import { formatPhone, parsePhone, storedPhone } from '@mercadito/domain/places/phone';
import { SPONSOR_RATIO } from '../../entities/sponsors/sponsor-carousel.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import type { Decision } from './sponsor-decision-dialog.tsx';
import classes from './sponsor-forms.module.css';

interface SponsorRequestCardProps {
  request: SponsorRequest;
  onDecide: (decision: Decision) => void;
}

/** One request: its banner, whose it is, whom to call, and what can be decided. */
export function SponsorRequestCard({ request, onDecide }: SponsorRequestCardProps) {
  const { t } = useTranslation('admin');
  const { company: name, approved_at } = request;
  return (
    <li className={classes.card}>
      <Picture picture={request.banner_picture} alt="" ratio={SPONSOR_RATIO} sizes={PICTURE_SIZES.sponsor} />
      <div className={classes.facts}>
        <Anchor component={Link} to={hrefTo('business', { businessId: request.company_id })} className={classes.name}>
          {name}
        </Anchor>
        <Contact request={request} />
        <When request={request} />
      </div>
      <div className={classes.actions}>
        {approved_at === null ? (
          <>
            <Button
              variant="default"
              aria-label={t('sponsors.declineOf', { name })}
              onClick={() => onDecide('declined')}
            >
              {t('sponsors.decline')}
            </Button>
            <Button aria-label={t('sponsors.lookAt', { name })} onClick={() => onDecide('approved')}>
              {t('sponsors.look')}
            </Button>
          </>
        ) : (
          <Button variant="default" aria-label={t('sponsors.endOf', { name })} onClick={() => onDecide('ended')}>
            {t('sponsors.end')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Contact({ request: { phone, email } }: { request: SponsorRequest }) {
  const { t } = useTranslation('admin');
  const number = parsePhone(phone);
  return (
    <div className={classes.contact}>
      {number && <Anchor href={`tel:${storedPhone(number)}`}>{formatPhone(number)}</Anchor>}
      {email === null ? (
        <Text c="dimmed">{t('sponsors.noEmail')}</Text>
      ) : (
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
      )}
    </div>
  );
}

function When({ request: { created_at, approved_at } }: { request: SponsorRequest }) {
  const { t } = useTranslation('admin');
  const dates = useDates();
  return (
    <Text c="dimmed" size="sm">
      {approved_at === null
        ? t('sponsors.asked', { date: dates.date(created_at) })
        : t('sponsors.since', { date: dates.date(approved_at) })}
    </Text>
  );
}

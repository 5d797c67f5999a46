import { Button, Group, Stack } from '@mantine/core';
import type { BoardOrder, BoardPart } from '@mercadito/contracts/dispatch';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { closureAt } from '@mercadito/domain/opening-hours/next-change';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { isUnseenTooLong } from '@mercadito/domain/orders/unseen';
import { unseenMessage } from '@mercadito/domain/orders/unseen-message';
import { minutesSince } from '@mercadito/domain/orders/waiting-time';
import { parsePhone, storedPhone } from '@mercadito/domain/places/phone';
import { IconEyeOff, IconPhone } from '@tabler/icons-react';
import { useDurationText } from '../../../entities/deliveries/use-duration-text.ts';
import { openingOf, useReadAgainAfter } from '../../../shared/format/opening.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.tsx';
import { WhatsAppButton } from '../../../shared/ui/whatsapp-button.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './board.module.css';

/** The businesses that have not seen an order for too long, each with how to reach it (ORDER-16). */
export function UnseenParts({ order }: { order: BoardOrder }) {
  return order.companies.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a business that is gone has no id, and none changes place
    <UnseenPart key={index} part={part} number={order.transaction_id} />
  ));
}

function UnseenPart({ part, number }: { part: BoardPart; number: string }) {
  const { t } = useTranslation('dispatch');
  const durationText = useDurationText();
  const { brand } = useSite();
  const now = useNow();
  const opening = openingOf(part);
  useReadAgainAfter(opening.nextChangeAt, now);
  if (part.counts_from === undefined || !isUnseenTooLong(part, closureAt(opening, now) === null, now)) return null;
  const { company_name: business, counts_from } = part;
  const phone = part.telephone ? parsePhone(part.telephone) : null;
  // A business may not have seen several.
  const name = `${business}, ${orderCode(number)}`;
  const message = { business, brand, number, address: window.location.origin + hrefTo('companyOrders') };
  return (
    <Stack className={classes.unseen} gap="xs">
      <strong className={words.bad}>
        <IconEyeOff size={18} aria-hidden="true" />{' '}
        {t('board.unseen', { business, time: durationText(minutesSince(counts_from, now)) })}
      </strong>
      {phone ? (
        <Group className={classes.actions} mt="xxs" align="stretch" gap="xs">
          <Button
            component="a"
            variant="default"
            href={`tel:${storedPhone(phone)}`}
            leftSection={<IconPhone size={20} aria-hidden="true" />}
            aria-label={t('deliveries:order.callName', { name })}
          >
            {t('deliveries:order.call')}
          </Button>
          <WhatsAppButton
            phone={phone}
            message={(language) => unseenMessage(message, language)}
            aria-label={t('deliveries:order.whatsAppName', { name })}
          >
            {t('deliveries:order.whatsApp')}
          </WhatsAppButton>
        </Group>
      ) : (
        <span>{t('deliveries:order.noPhone')}</span>
      )}
    </Stack>
  );
}

import { Button, Text, Title } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './order-parts.module.css';
import { ORDER_STATUS } from './order-status-card.tsx';

const HANDOVER = 'order-handover';

/** The word for the driver while it may be asked for; of an order that has ended how its handover was proved (ORDER-11). */
export function OrderKeyword({ order }: { order: OrderDetails }) {
  return hasEnded(order.status) ? <Handover order={order} /> : <KeywordToSay keyword={order.delivery_password} />;
}

/** Nothing where nothing was handed over, or nobody has told how. */
function Handover({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const { keyword_check: check, without_keyword_reason: reason, without_keyword_note: note } = order;
  if (!check) return null;
  return (
    <section className={classes.card} aria-labelledby={HANDOVER}>
      <Title order={2} size="h3" id={HANDOVER} tabIndex={-1}>
        {t('handover.title')}
      </Title>
      <Text className={classes.handover}>
        {t(`handover.${check}`)}
        {reason && ` ${t(`handover.reasons.${reason}`)}`}
        {note && ` “${note}”`}
      </Text>
    </section>
  );
}

/** Large enough to read out at the door. */
function KeywordToSay({ keyword }: { keyword: string }) {
  const { t } = useTranslation('orders');
  const [isCopied, setCopied] = useState(false);
  const section = useFocusPassedOn<HTMLElement>(HANDOVER, ORDER_STATUS);
  // Where the browser forbids it the word is still there to be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(keyword).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section ref={section} className={classes.card} aria-labelledby="order-keyword">
      <Title order={2} size="h3" id="order-keyword">
        {t('keyword.title')}
      </Title>
      <div className={classes.keywordRow}>
        <strong className={classes.keyword}>{keyword}</strong>
        <Button
          variant="light"
          leftSection={
            isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />
          }
          onClick={copy}
        >
          <span role="status">{t(isCopied ? 'keyword.copied' : 'keyword.copy')}</span>
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {t('keyword.help')}
      </Text>
    </section>
  );
}

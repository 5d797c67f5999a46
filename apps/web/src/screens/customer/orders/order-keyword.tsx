import { Button, Group, Text } from '@mantine/core';
import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { hasEnded } from '@mercadito/domain/orders/order-status';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useFocusPassedOn } from '../../../shared/hooks/use-focus-passed-on.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { PageCard } from '../../../shared/ui/page-card.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './order-details.module.css';
import { ORDER_STATUS } from './order-status.tsx';

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
    <PageCard title={t('handover.title')} titleId={HANDOVER}>
      <Text className={words.prose}>
        {t(`handover.${check}`)}
        {reason && ` ${t(`handover.reasons.${reason}`)}`}
        {note && ` “${note}”`}
      </Text>
    </PageCard>
  );
}

/** Large enough to read out at the door. */
function KeywordToSay({ keyword }: { keyword: string }) {
  const { t } = useTranslation('orders');
  const [isCopied, setCopied] = useState(false);
  const section = useFocusPassedOn<HTMLDivElement>(HANDOVER, ORDER_STATUS);
  // Where the browser forbids it the word is still there to be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(keyword).then(
      () => {
        setCopied(true);
        announce(t('keyword.copied'));
      },
      () => setCopied(false),
    );
  return (
    <PageCard ref={section} title={t('keyword.title')}>
      <Group justify="space-between" gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
        <strong className={classes.keyword}>{keyword}</strong>
        <Button
          variant="light"
          leftSection={
            isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />
          }
          onClick={copy}
        >
          {t(isCopied ? 'keyword.copied' : 'keyword.copy')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('keyword.help')}
      </Text>
    </PageCard>
  );
}

import { Button } from '@mantine/core';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { IconAlertTriangle, IconCircleCheck, IconMessageCheck } from '@tabler/icons-react';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useLateTranslation, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { dropFromOutbox, type OutboxEntry } from '../../../shared/outbox/outbox.ts';
import { Notice } from '../deliveries/driver-page.tsx';
import { departures, itemChanges, outcomes, pickUps, placeProposals } from './pending-changes.ts';
import { TakeBackButton } from './take-back-button.tsx';

/** What was said of an order on its page, and can still be taken back (DELIVERY-36). */
export function HeldNotice({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('deliveries');
  const title = t('pending.held', { number: orderCode(entry.about) });
  return (
    <Notice tone="accent" icon={<IconCircleCheck size={26} aria-hidden="true" />} title={title}>
      <TakeBackButton entry={entry} focusNext="content" />
    </Notice>
  );
}

interface ReadNoticeProps {
  entries: readonly OutboxEntry[];
  title: string;
  tone: 'accent' | 'bad';
}

/** What the driver has to read of one order: what was not taken, or what lies with the office. */
export function ReadNotice({ entries, title, tone }: ReadNoticeProps) {
  const { t } = useTranslation('deliveries');
  // Kept on the device, so that no answer has brought them.
  useLateTranslation('problems');
  const drop = () => {
    for (const { key } of entries) dropFromOutbox(key);
  };
  const Icon = tone === 'bad' ? IconAlertTriangle : IconMessageCheck;
  return (
    <Notice tone={tone} role="alert" icon={<Icon size={26} aria-hidden="true" />} title={title}>
      {tone === 'accent' && <p>{t('pending.keptText')}</p>}
      <StackedList gap="var(--gap)">
        {entries.map((entry) => (
          <li key={entry.key}>
            <strong>
              <ChangeLine entry={entry} />
            </strong>
            {tone === 'bad' && <WhyNot entry={entry} />}
          </li>
        ))}
      </StackedList>
      <Button fullWidth variant="default" onClick={drop}>
        {t('pending.understood')}
      </Button>
    </Notice>
  );
}

/** That it was not taken, and why. */
function WhyNot({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('deliveries');
  const why = errorText({ status: 409, data: entry.problem });
  return itemChanges.known(entry) ? ` ${t('item.failed')} ${why}` : ` ${why}`;
}

/** What the driver did, in a few words. */
function ChangeLine({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('deliveries');
  const item = itemChanges.known(entry)?.payload;
  if (item) return t('pending.item', { name: item.name, status: t(`item.${item.status}`) });
  const mark = pickUps.known(entry)?.payload;
  if (mark) return t(mark.isPickedUp ? 'pending.pickedUp' : 'pending.notPickedUp', { name: mark.name });
  if (departures.known(entry)) return t('next.onWay');
  if (placeProposals.known(entry)) return t('pending.place');
  return t(outcomes.known(entry)?.payload.isDelivered ? 'outcome.delivered' : 'outcome.failed');
}

import { Stack } from '@mantine/core';
import type { BoardOrder, CustomerRecord } from '@mercadito/contracts/dispatch';
import { type Doubt, doubtsAbout, recordAsTold } from '@mercadito/domain/dispatch/doubts';
import { joinWords } from '@mercadito/domain/join-words';
import { orderCode } from '@mercadito/domain/orders/order-code';
import { type Phone, parsePhone } from '@mercadito/domain/places/phone';
import { IconUserQuestion } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WhatsAppButton } from '../../../shared/ui/whatsapp-button.tsx';
import words from '../../../shared/ui/words.module.css';
import { useAdminMessage } from '../use-admin-message.ts';
import classes from './board.module.css';

/** Why to ask the customer of an order that has not ended; nothing where a server does not tell (DISPATCH-13). */
export const doubtsOf = (record: CustomerRecord | null | undefined): Doubt[] =>
  record ? doubtsAbout(recordAsTold(record)) : [];

interface CustomerDoubtsProps {
  record: CustomerRecord | null | undefined;
  /** How to ask. */
  children?: ReactNode;
}

/** What other orders tell against bringing this one unasked: a number's first order, and deliveries that failed (DISPATCH-13). */
export function CustomerDoubts({ record, children }: CustomerDoubtsProps) {
  const doubts = doubtsOf(record);
  if (doubts.length === 0 && !children) return null;
  return (
    <Stack className={classes.unseen} gap="xs">
      {doubts.length > 0 && <DoubtList doubts={doubts} />}
      {children}
    </Stack>
  );
}

function DoubtList({ doubts }: { doubts: readonly Doubt[] }) {
  const { t } = useTranslation('dispatch');
  return (
    <Stack component="ul" role="list" gap="xxs">
      {doubts.map((doubt) => (
        <li key={doubt.about} className={doubt.about === 'new_number' ? words.name : `${words.name} ${words.bad}`}>
          <IconUserQuestion size={18} aria-hidden="true" />{' '}
          {doubt.about === 'new_number' ? t('doubts.new_number') : t(`doubts.${doubt.about}`, { count: doubt.count })}
        </li>
      ))}
    </Stack>
  );
}

/** The doubts about a card of the board, with the finished message to ask by. */
export function BoardDoubts({ order }: { order: BoardOrder }) {
  const { t } = useTranslation('dispatch');
  const { customer_record: record, awaits_confirmation: isToConfirm, telephone } = order;
  const phone = telephone ? parsePhone(telephone) : null;
  if (!phone && !isToConfirm) return <CustomerDoubts record={record} />;
  return (
    <CustomerDoubts record={record}>
      {isToConfirm && <span>{t('confirm.waits')}</span>}
      {phone && <AskButton order={order} phone={phone} />}
    </CustomerDoubts>
  );
}

function AskButton({ order, phone }: { order: BoardOrder; phone: Phone }) {
  const { t } = useTranslation('dispatch');
  const write = useAdminMessage();
  const { transaction_id: number, user_name: name } = order;
  return (
    <WhatsAppButton
      phone={phone}
      message={write({ about: 'confirming', name, number })}
      aria-label={t('doubts.askOf', { name: joinWords(name, order.last_name), number: orderCode(number) })}
    >
      {t('doubts.ask')}
    </WhatsAppButton>
  );
}

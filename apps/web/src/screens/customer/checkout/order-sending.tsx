import { Alert, Button, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { joinWords } from '@mercadito/domain/join-words';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useBeginsText } from '../../../features/promising/use-promise.ts';
import { problemOf } from '../../../shared/api/api-error.ts';
import { moneyText } from '../../../shared/format/money.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ChangeText } from './pays-with.tsx';
import type { Agreed, OrderAnswer } from './use-checkout.ts';

interface ConfirmOrderProps {
  opened: boolean;
  agreed: Agreed;
  /** What the driver brings to give back; null where nobody said what will be there. */
  changeCents: number | null;
  items: number;
  /** What the driver has to be told. */
  keyword: string;
  /** What was said for where something is not there. */
  ifMissing: ReactNode;
  onClose: () => void;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before the order goes out (ORDER-3). */
export function ConfirmOrder({
  opened,
  agreed,
  changeCents,
  items,
  keyword,
  ifMissing,
  onClose,
  onConfirm,
  children,
}: ConfirmOrderProps) {
  const { t } = useTranslation('checkout');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('confirm.title')}
      role="alertdialog"
      act={{ label: t('send'), cancelLabel: t('confirm.back'), run: onConfirm }}
    >
      <Text>{t('confirm.text', { count: items, total: moneyText(agreed.total, 'MXN') })}</Text>
      {agreed.fee > 0 && <Text>{t('confirm.fee', { amount: moneyText(agreed.fee, 'MXN') })}</Text>}
      {changeCents !== null && (
        <Text>
          <ChangeText cents={changeCents} />
        </Text>
      )}
      <Text>{t('confirm.keyword', { keyword })}</Text>
      {ifMissing}
      {children}
    </Dialog>
  );
}

interface SendResultProps {
  answer: OrderAnswer | null;
  /** An order was sent and nobody has answered for it. */
  isUnconfirmed: boolean;
  isSending: boolean;
  onRetry: () => void;
  /** The person agrees to what it costs now. */
  onAgree: (agreed: Agreed) => void;
  onClose: () => void;
}

/** What became of the order when it did not simply go out; the words stand beside the button. */
export function SendResult(props: SendResultProps) {
  const { answer, isUnconfirmed, isSending, onRetry } = props;
  const { t } = useTranslation('checkout');
  if (isUnconfirmed) {
    return (
      <Alert ref={showIt} role="alert" icon={<IconCloudOff />} title={t('unconfirmed.title')}>
        <Stack gap="sm">
          <Text size="sm">{t('unconfirmed.text')}</Text>
          <Button onClick={onRetry} loading={isSending}>
            {t('common:retry')}
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (answer?.kind === 'prices_changed') return <PricesChanged {...props} {...answer} />;
  if (answer?.kind === 'no_delivery') return <NoDelivery {...props} until={answer.until} />;
  if (answer?.kind === 'refused') {
    const isFull = problemOf(answer.error)?.code === 'first_orders_open';
    return <Refused {...props} text={refusalText(t, answer.error)} way={isFull ? 'orders' : 'cart'} />;
  }
  return null;
}

const NOTICE_MS = 6_000;

/** The button that was pressed may stand far away from it. Tests' documents cannot scroll. */
const showIt = (alert: HTMLElement | null): void => alert?.scrollIntoView?.({ block: 'center' });

type Words = ReturnType<typeof useTranslation<'checkout'>>['t'];

/** The codes whose facts the person has to see; anything else in the general words. */
function refusalText(t: Words, error: unknown): string {
  const problem = problemOf(error);
  if (problem?.code !== 'sold_out') return errorText(error);
  const name = String(problem.facts?.product_name ?? '');
  const left = Number(problem.facts?.stock ?? 0);
  return left > 0 ? t('refused.fewLeft', { name, count: left }) : t('refused.soldOut', { name });
}

function NoDelivery({ until, ...props }: SendResultProps & { until: string | null | undefined }) {
  const { t } = useTranslation('checkout');
  return <Refused {...props} text={joinWords(t('noDelivery'), useBeginsText({ offUntil: until }))} />;
}

/** Goes by itself (ORDER-14), but not from under the pointer or the focus of somebody who is reading it. */
function Refused({ answer, text, way = 'cart', onClose }: SendResultProps & { text: string; way?: 'cart' | 'orders' }) {
  const { t } = useTranslation('checkout');
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    // Refused again, it stays as long as the first time.
    if (isRead || answer === null) return;
    const timer = setTimeout(onClose, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isRead, answer, onClose]);
  const reading = (isNow: boolean) => () => setRead(isNow);
  return (
    <Alert
      ref={showIt}
      color="red"
      role="alert"
      icon={<IconAlertTriangle />}
      title={text}
      onPointerEnter={reading(true)}
      onPointerLeave={reading(false)}
      onFocus={reading(true)}
      onBlur={reading(false)}
    >
      <Stack gap="sm">
        {way === 'cart' && <Text size="sm">{t('refused.review')}</Text>}
        <Button component={Link} to={hrefTo(way === 'cart' ? 'cart' : 'myOrders')} variant="default">
          {t(`refused.${way}`)}
        </Button>
      </Stack>
    </Alert>
  );
}

function PricesChanged({ before, now, onAgree, onClose }: SendResultProps & Record<'before' | 'now', Agreed>) {
  const { t } = useTranslation('checkout');
  const texts = (sum: keyof Agreed) => ({ before: moneyText(before[sum], 'MXN'), now: moneyText(now[sum], 'MXN') });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('changed.title')}
      role="alertdialog"
      act={{
        label: t('changed.agree', { total: moneyText(now.total, 'MXN') }),
        cancelLabel: t('confirm.back'),
        run: () => onAgree(now),
      }}
    >
      {before.fee !== now.fee && <Text>{t('changed.fee', texts('fee'))}</Text>}
      <Text>{t('changed.text', texts('total'))}</Text>
    </Dialog>
  );
}

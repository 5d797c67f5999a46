import { Alert, Button, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { joinWords } from '@mercadito/domain/join-words';
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useBeginsText } from '../../../features/promising/use-promise.ts';
import { problemOf } from '../../../shared/api/api-error.ts';
import { errorText } from '../../../shared/i18n/error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { earlyChunk } from '../../../shared/ui/early-chunk.ts';
import type { Agreed, OrderAnswer } from './use-checkout.ts';

const PricesChanged = earlyChunk(() => import('./order-questions.tsx').then((m) => m.PricesChanged));

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
  if (answer?.kind === 'prices_changed')
    return (
      <WhenPressed>
        <PricesChanged {...props} {...answer} />
      </WhenPressed>
    );
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

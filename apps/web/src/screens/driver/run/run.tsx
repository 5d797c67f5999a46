import { ActionIcon, Anchor, Group } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { canMoveTo, inChosenOrder, moved, type RunStop, runOf } from '@mercadito/domain/deliveries/run';
import { locationLabel } from '@mercadito/domain/places/location';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import { createStored } from '../../../shared/storage/stored.ts';
import layout from '../../../shared/ui/layout.module.css';
import { tell } from '../../../shared/ui/toast.tsx';
import words from '../../../shared/ui/words.module.css';
import { isToFetch } from '../deliveries/next-stop.ts';
import { RouteSection, StopItems } from '../deliveries/stops.tsx';

type Part = DeliveryOrder['order_companies'][number];
type Stop = RunStop<DeliveryOrder, Part>;

/** In which order the driver wants to stop, by the keys of the stops. */
const chosenRun = createStored('driverRun', () => v.array(v.string()), { area: 'device', perPerson: true });

/** The stops of all orders in hand as one way, which the driver may put otherwise (DELIVERY-34). */
export function Run({ orders }: { orders: readonly DeliveryOrder[] }) {
  const { t } = useTranslation('deliveries');
  const stops = inChosenOrder(runOf<Part, DeliveryOrder>(orders, isToFetch), chosenRun.use() ?? []);
  const box = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<{ readonly key: string; readonly step: -1 | 1 } | null>(null);

  // A row that is moved loses the focus; at an end its other button has it.
  useEffect(() => {
    if (!last) return;
    const buttons = [...(box.current?.querySelectorAll<HTMLButtonElement>(`[data-stop="${last.key}"] button`) ?? [])];
    const [up, down] = buttons;
    const wanted = last.step < 0 ? up : down;
    (wanted?.matches(':disabled, [aria-disabled]') ? (wanted === up ? down : up) : wanted)?.focus();
  }, [last]);

  const move = (from: number, step: -1 | 1) => {
    const stop = stops[from];
    if (!stop) return;
    chosenRun.write(
      moved(
        stops.map(({ key }) => key),
        from,
        from + step,
      ),
    );
    setLast({ key: stop.key, step });
    tell(t('run.moved', { name: nameOf(stop), number: from + step + 1 }));
  };
  return (
    <div ref={box}>
      <RouteSection title={t('run.title')}>
        <StopItems label={t('run.title')}>
          {stops.map((stop, index) => (
            <RunRow
              key={stop.key}
              stop={stop}
              number={index + 1}
              canMove={(step) => canMoveTo(stops, index, index + step)}
              onMove={(step) => move(index, step)}
            />
          ))}
        </StopItems>
      </RouteSection>
    </div>
  );
}

const nameOf = ({ part, order }: Stop): string => part?.company_name ?? order.user_name;

interface RunRowProps {
  stop: Stop;
  number: number;
  canMove: (step: -1 | 1) => boolean;
  onMove: (step: -1 | 1) => void;
}

function RunRow({ stop, number, canMove, onMove }: RunRowProps) {
  const { t } = useTranslation('deliveries');
  const { places } = useSite();
  const { part, order } = stop;
  const name = nameOf(stop);
  return (
    <Group component="li" data-stop={stop.key} py="xs" wrap="nowrap" gap="xs" className={words.breaks}>
      <Anchor
        component={Link}
        className={`${layout.grows} ${layout.target}`}
        underline="never"
        fw={600}
        to={hrefTo('driverOrder', { transactionId: order.transaction_id })}
        state={{ from: hrefTo('driverOrderList') }}
      >
        {`${number} · ${t(part ? 'run.pickUp' : 'run.deliver', { name })}`},{' '}
        {locationLabel(part?.location ?? order.location, places)}
      </Anchor>
      <ActionIcon
        variant="default"
        disabled={!canMove(-1)}
        onClick={() => onMove(-1)}
        aria-label={t('run.up', { name })}
      >
        <IconArrowUp size={24} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        disabled={!canMove(1)}
        onClick={() => onMove(1)}
        aria-label={t('run.down', { name })}
      >
        <IconArrowDown size={24} aria-hidden="true" />
      </ActionIcon>
    </Group>
  );
}

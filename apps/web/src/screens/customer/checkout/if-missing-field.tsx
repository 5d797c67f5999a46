import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { orderableLines } from '@mercadito/domain/cart/cart-totals';
import { IF_MISSING, type IfMissing, otherIfMissing } from '@mercadito/domain/orders/if-missing';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { CartRow } from '../../../entities/cart/cart-rows.ts';
import type { CartState } from '../../../entities/cart/use-cart.ts';
import { FieldBox } from '../../../shared/forms/field-box.tsx';
import { RadioGroup } from '../../../shared/forms/radio-group.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { WhenPressed } from '../../../shared/ui/coming.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { type CheckoutFormState, linesSaid } from './use-checkout.ts';

const IfMissingLines = lazyChunk(() => import('./if-missing-lines.tsx').then((m) => m.IfMissingLines));

type Said = Pick<CheckoutFormState['values'], 'if_missing' | 'if_missing_lines'>;

const ofOrder = ({ if_missing }: Said): IfMissing => if_missing || 'leave_out';

/** The lines of which something else is said than of the order. */
function exceptions(said: Said, rows: readonly CartRow[]): CartRow[] {
  const other = otherIfMissing(ofOrder(said));
  const ids = linesSaid(said).flatMap(({ item_id, if_missing }) => (if_missing === other ? item_id : []));
  return orderableLines(rows).filter(({ itemId }) => itemId !== null && ids.includes(itemId));
}

interface IfMissingFieldProps {
  form: CheckoutFormState;
  disabled: boolean;
  cart: CartState;
}

/** What to do where something is not there: for the order, and something else for some of its lines (ORDER-20). */
export function IfMissingField({ form, disabled, cart }: IfMissingFieldProps) {
  const { t } = useTranslation('ifMissing');
  const { value, onChange, error, label } = form.field('if_missing');
  return (
    <Stack gap="xs">
      <FieldBox name="if_missing">
        <RadioGroup label={label} value={value} onChange={onChange} error={error}>
          <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" mt="xs">
            {IF_MISSING.map((word) => (
              <Radio key={word} value={word} label={t(`words.${word}`)} disabled={disabled} />
            ))}
          </Group>
        </RadioGroup>
      </FieldBox>
      {(orderableLines(cart.rows).length > 1 || exceptions(form.values, cart.rows).length > 0) && (
        <Exceptions form={form} disabled={disabled} cart={cart} />
      )}
    </Stack>
  );
}

function Exceptions({ form, disabled, cart }: IfMissingFieldProps) {
  const { t } = useTranslation('ifMissing');
  const chosen = exceptions(form.values, cart.rows);
  const [isOpen, setOpen] = useState(chosen.length > 0);
  const listId = useId();
  const other = otherIfMissing(ofOrder(form.values));
  const say = ({ itemId }: CartRow, isOther: boolean) => {
    const inCart = ({ item_id }: { item_id: number }) => cart.rows.some((row) => row.itemId === item_id);
    const others = linesSaid(form.values).filter((each) => each.item_id !== itemId && inCart(each));
    if (itemId === null || !isOther) return form.setFieldValue('if_missing_lines', others);
    form.setFieldValue('if_missing_lines', [...others, { item_id: itemId, if_missing: other }]);
  };
  const Sign = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        px="xs"
        aria-expanded={isOpen}
        aria-controls={listId}
        rightSection={<Sign size={18} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('others')}
      </Button>
      <Stack id={listId} gap="xs" pt="xs" hidden={!isOpen} role="group" aria-label={t(`othersOf.${other}`)}>
        <Text size="sm" c="dimmed" aria-hidden="true">
          {t(`othersOf.${other}`)}
        </Text>
        {isOpen && (
          <WhenPressed>
            <IfMissingLines rows={orderableLines(cart.rows)} chosen={chosen} disabled={disabled} onSay={say} />
          </WhenPressed>
        )}
      </Stack>
    </div>
  );
}

/** What was said, in the question before the order goes out. */
export function IfMissingSaid({ values, cart }: { values: Said; cart: CartState }) {
  const { t } = useTranslation('ifMissing');
  const count = exceptions(values, cart.rows).length;
  return (
    <Text>
      {t(`confirm.${ofOrder(values)}`)} {count > 0 && t('exceptions', { count })}
    </Text>
  );
}

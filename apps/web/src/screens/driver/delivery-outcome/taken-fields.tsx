import { Group, TextInput } from '@mantine/core';
import { typedPrice } from '@mercadito/domain/money/price-text';
import { pesosText } from '../../../shared/format/money.ts';
import { useRefusedKeys } from '../../../shared/forms/use-refused-keys.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useAnnouncedAtRest } from '../../../shared/ui/use-announced-at-rest.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './delivery-outcome.module.css';
import type { TakenAtDoor } from './use-taken.ts';

/** What was handed over, in pesos and dollars, and what follows from it: change, or what is still missing (CASH-3). */
export function TakenFields({ door }: { door: TakenAtDoor }) {
  const { t } = useTranslation('deliveries');
  const settled = useSettledText(door);
  useAnnouncedAtRest(settled);
  return (
    <fieldset className={classes.reasons}>
      <legend className={classes.due}>{t('taken.ask', { total: pesosText(door.cashCents) })}</legend>
      <Group gap="xs" align="flex-start">
        <CashField door={door} currency="mxn" />
        {door.takesDollars && <CashField door={door} currency="usd" />}
      </Group>
      <p className={`${words.toned} ${classes.settled}`} data-tone={door.settled?.missingCents ? 'bad' : undefined}>
        {settled}
      </p>
    </fieldset>
  );
}

function CashField({ door, currency }: { door: TakenAtDoor; currency: 'mxn' | 'usd' }) {
  const { t } = useTranslation('deliveries');
  const text = door[currency];
  const keys = useRefusedKeys(t('common:form.amount'));
  return (
    <TextInput
      ref={door.fields[currency]}
      flex="1 1 7rem"
      label={t(`taken.${currency}`)}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      placeholder="0"
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const held = typedPrice(event.currentTarget.value, 2, text);
        keys.judge(held);
        if (held !== null) door.type(currency, held);
      }}
      onBlur={keys.forget}
      error={(door.wrong === currency && t('taken.unreadable')) || keys.error}
    />
  );
}

function useSettledText({ settled }: TakenAtDoor): string | false {
  const { t } = useTranslation('deliveries');
  if (settled === null) return false;
  if (settled.missingCents > 0) return t('taken.missing', { amount: pesosText(settled.missingCents) });
  return settled.changeCents > 0 ? t('taken.change', { amount: pesosText(settled.changeCents) }) : t('taken.exact');
}

interface ShortDialogProps {
  door: TakenAtDoor;
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more where less was taken than is due; that is for the driver to decide. */
export function ShortDialog({ door, opened, onClose, onConfirm }: ShortDialogProps) {
  const { t } = useTranslation('deliveries');
  const { cashCents, pesosCents, settled } = door;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('taken.missing', { amount: pesosText(settled?.missingCents ?? 0) })}
      role="alertdialog"
      act={{ label: t('taken.short.deliver'), cancelLabel: t('taken.short.back'), run: onConfirm }}
    >
      <p>{t('taken.short.text', { taken: pesosText(pesosCents ?? 0), total: pesosText(cashCents) })}</p>
    </Dialog>
  );
}

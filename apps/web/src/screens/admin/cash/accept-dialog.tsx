import { Group, Textarea, TextInput } from '@mantine/core';
import type { HandIn } from '@mercadito/contracts/cash/driver';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { typedPrice } from '@mercadito/domain/money/price-text';
import { amountText, plainAmount } from '@mercadito/domain/money/typed-number';
import { useState } from 'react';
import { useAcceptHandInMutation } from '../../../entities/cash/cash.api.ts';
import { cashText, isSameAmount } from '../../../entities/cash/cash-text.ts';
import { useAction } from '../../../shared/api/use-action.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { tell } from '../../../shared/ui/toast.tsx';

interface AcceptDialogProps {
  handIn: HandIn;
  onClose: () => void;
}

/** What was counted of a hand-in, which begins as what was said; another amount asks for its reason (CASH-6). */
export function AcceptDialog({ handIn, onClose }: AcceptDialogProps) {
  const { t } = useTranslation('cash');
  return (
    <WritingDialog opened onClose={onClose} title={t('accept.title', { name: handIn.driver_name })}>
      {({ cancel }) => <Count handIn={handIn} onCancel={cancel} onDone={onClose} />}
    </WritingDialog>
  );
}

/** What a field says: null where it cannot be read. */
const read = (text: string, sign: number): number | null => {
  if (text.trim() === '') return 0;
  const plain = plainAmount(text);
  return plain === null ? null : sign * Number(plain);
};

function Count({ handIn, onCancel, onDone }: { handIn: HandIn; onCancel: () => void; onDone: () => void }) {
  const { t } = useTranslation('cash');
  const { said } = handIn;
  const [accept] = useAcceptHandInMutation();
  const { isBusy, failure, send } = useAction();
  const [typed, setTyped] = useState({ mxn: amountText(Math.abs(said.mxn)), usd: amountText(Math.abs(said.usd)) });
  const [reason, setReason] = useState('');
  // What is less than nothing goes to the driver, and is written without its sign.
  const signs = { mxn: said.mxn < 0 ? -1 : 1, usd: said.usd < 0 ? -1 : 1 };
  const [mxn, usd] = [read(typed.mxn, signs.mxn), read(typed.usd, signs.usd)];
  const isAsSaid = mxn !== null && usd !== null && isSameAmount({ mxn, usd }, said);
  const isReady = mxn !== null && usd !== null && (isAsSaid || reason.trim() !== '');
  const confirm = async () => {
    if (mxn === null || usd === null) return;
    const counted = { mxn, usd, reason: isAsSaid ? '' : reason.trim() };
    const answer = await send(() => accept({ handInId: handIn.id, ...counted }));
    if (!answer?.data) return;
    tell(t('accept.done', { name: handIn.driver_name, amount: cashText({ mxn, usd }) }));
    onDone();
  };
  const fieldOf = (currency: 'mxn' | 'usd') => ({
    label: t(signs[currency] < 0 ? `accept.back_${currency}` : `accept.${currency}`),
    text: typed[currency],
    onType: (text: string) => setTyped((before) => ({ ...before, [currency]: text })),
  });
  return (
    <>
      <LeaveGuard isDirty={reason.trim() !== ''} />
      <p>{t('accept.text', { amount: cashText(said) })}</p>
      <Group gap="xs" align="flex-start">
        <CountField {...fieldOf('mxn')} />
        <CountField {...fieldOf('usd')} />
      </Group>
      {!isAsSaid && (
        <Textarea
          label={t('accept.reason')}
          description={t('accept.reasonHelp')}
          required
          maxLength={MAX_LENGTH.cashReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {failure !== null && <FormFailure error={failure} />}
      <DialogActions
        onCancel={onCancel}
        onConfirm={() => void confirm()}
        confirmLabel={t('accept.confirm')}
        isReady={isReady}
        isBusy={isBusy}
      />
    </>
  );
}

function CountField({ label, text, onType }: { label: string; text: string; onType: (text: string) => void }) {
  return (
    <TextInput
      flex="1 1 7rem"
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const held = typedPrice(event.currentTarget.value, 2, text);
        if (held !== null) onType(held);
      }}
    />
  );
}

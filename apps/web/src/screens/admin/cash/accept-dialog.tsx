import { Group, Textarea, TextInput } from '@mantine/core';
import type { DriverHeld } from '@mercadito/contracts/cash/admin';
import type { HandIn } from '@mercadito/contracts/cash/driver';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { typedPrice } from '@mercadito/domain/money/price-text';
import { amountText, plainAmount } from '@mercadito/domain/money/typed-number';
import { useState } from 'react';
import { useAcceptHandInMutation, useTakeCashMutation } from '../../../entities/cash/cash.api.ts';
import { cashText, heldOf, isSameAmount } from '../../../entities/cash/cash-text.ts';
import { type Answer, useAction } from '../../../shared/api/use-action.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useRefusedKeys } from '../../../shared/forms/use-refused-keys.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { tell } from '../../../shared/ui/toast.tsx';

type Amounts = HandIn['said'];

interface CountDialogProps {
  title: string;
  /** What of whose cash is to be counted. */
  name: string;
  said: Amounts;
  /** What was counted, with the reason where it is another amount. */
  send: (counted: Amounts & { readonly reason: string }) => PromiseLike<Answer>;
  onClose: () => void;
}

/** What was counted of a driver's cash, which begins as what was said; another amount asks for its reason (CASH-6). */
function CountDialog({ title, onClose, ...count }: CountDialogProps) {
  return (
    <WritingDialog opened onClose={onClose} title={title}>
      {({ cancel }) => <Count {...count} onCancel={cancel} onDone={onClose} />}
    </WritingDialog>
  );
}

/** The count of what a driver has handed in. */
export function AcceptDialog({ handIn, onClose }: { handIn: HandIn; onClose: () => void }) {
  const { t } = useTranslation('cash');
  const { id: handInId, driver_name: name, said } = handIn;
  const [accept] = useAcceptHandInMutation();
  const send: CountDialogProps['send'] = (counted) => accept({ handInId, ...counted });
  return <CountDialog {...{ name, said, send, onClose }} title={t('accept.title', { name })} />;
}

/** An Admin takes what a driver holds, and counts it at once (CASH-10). */
export function TakeDialog({ holder, onClose }: { holder: DriverHeld; onClose: () => void }) {
  const { t } = useTranslation('cash');
  const { driver_id, driver_name: name, orders } = holder;
  const [take] = useTakeCashMutation();
  const said = heldOf(orders);
  const transaction_ids = orders.map(({ transaction_id }) => transaction_id);
  const send: CountDialogProps['send'] = (counted) =>
    take({ driver_id, transaction_ids, held_mxn: said.mxn, held_usd: said.usd, ...counted });
  return <CountDialog {...{ name, said, send, onClose }} title={t('take.title', { name })} />;
}

/** What a field says: null where it cannot be read. */
const read = (text: string, sign: number): number | null => {
  if (text.trim() === '') return 0;
  const plain = plainAmount(text);
  return plain === null ? null : sign * Number(plain);
};

type CountProps = Pick<CountDialogProps, 'name' | 'said' | 'send'> & { onCancel: () => void; onDone: () => void };

function Count({ name, said, send: sendCount, onCancel, onDone }: CountProps) {
  const { t } = useTranslation('cash');
  const { isBusy, failure, send } = useAction();
  const missingText = useMissingText();
  const [typed, setTyped] = useState({ mxn: amountText(Math.abs(said.mxn)), usd: amountText(Math.abs(said.usd)) });
  const [reason, setReason] = useState('');
  // What is less than nothing goes to the driver, and is written without its sign.
  const signs = { mxn: said.mxn < 0 ? -1 : 1, usd: said.usd < 0 ? -1 : 1 };
  const [mxn, usd] = [read(typed.mxn, signs.mxn), read(typed.usd, signs.usd)];
  const isAsSaid = mxn !== null && usd !== null && isSameAmount({ mxn, usd }, said);
  const confirm = async () => {
    if (mxn === null || usd === null) return;
    const counted = { mxn, usd, reason: isAsSaid ? '' : reason.trim() };
    const answer = await send(() => sendCount(counted));
    if (!answer || answer.error !== undefined) return;
    tell(t('accept.done', { name, amount: cashText({ mxn, usd }) }));
    onDone();
  };
  const isUnread = { mxn: mxn === null, usd: usd === null };
  const fieldOf = (currency: 'mxn' | 'usd') => ({
    isUnread: isUnread[currency],
    label: t(signs[currency] < 0 ? `accept.back_${currency}` : `accept.${currency}`),
    text: typed[currency],
    onType: (text: string) => setTyped((before) => ({ ...before, [currency]: text })),
  });
  const missing =
    isUnread.mxn || isUnread.usd
      ? t('common:form.amount')
      : missingText(!isAsSaid && reason.trim() === '' && t('accept.reason'));
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
        missing={missing}
        isBusy={isBusy}
      />
    </>
  );
}

interface CountFieldProps {
  label: string;
  text: string;
  isUnread: boolean;
  onType: (text: string) => void;
}

function CountField({ label, text, isUnread, onType }: CountFieldProps) {
  const { t } = useTranslation();
  const keys = useRefusedKeys(t('form.amount'));
  return (
    <TextInput
      flex="1 1 7rem"
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isUnread ? t('form.amount') : keys.error}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={keys.forget}
      onChange={(event) => {
        const held = typedPrice(event.currentTarget.value, 2, text);
        keys.judge(held);
        if (held !== null) onType(held);
      }}
    />
  );
}

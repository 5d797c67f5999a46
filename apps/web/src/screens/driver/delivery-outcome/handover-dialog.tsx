import { Button, Textarea, TextInput } from '@mantine/core';
import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { triesLeft, WITHOUT_KEYWORD_REASONS } from '@mercadito/domain/deliveries/keyword';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { joinWords } from '@mercadito/domain/join-words';
import { useEffect, useRef, useState } from 'react';
import { ContactLinks } from '../../../entities/deliveries/contact-links.tsx';
import { LeaveGuard, WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useFocusWhen } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import { DialogActions } from '../../../shared/ui/dialog.tsx';
import { saying, useMessageSender } from '../deliveries/stops.tsx';
import { Choice } from '../delivery-items/order-items.tsx';
import type { OutcomePayload } from '../pending-changes/pending-changes.ts';
import classes from './delivery-outcome.module.css';
import { ShortDialog, TakenFields } from './taken-fields.tsx';
import { type Handover, type HandoverDetails, useHandover } from './use-handover.ts';
import { useTaken } from './use-taken.ts';

interface HandoverDialogProps {
  order: DeliveryOrder;
  onClose: () => void;
  onConfirm: (details: HandoverDetails & Pick<OutcomePayload, 'taken'>) => void;
}

/**
 * Asks at the door for what was taken (CASH-3) and for the keyword, or why there is none, before an order is delivered (DELIVERY-14,
 * DELIVERY-15). What is written about it does not go without a question (LOOK-14).
 */
export function HandoverDialog({ order, onClose, onConfirm }: HandoverDialogProps) {
  const { t } = useTranslation('deliveries');
  const title = t('outcome.deliveredTitle', { name: order.user_name });
  return (
    <WritingDialog opened onClose={onClose} title={title} role="alertdialog">
      {({ cancel }) => <HandoverQuestion order={order} onCancel={cancel} onConfirm={onConfirm} />}
    </WritingDialog>
  );
}

type HandoverQuestionProps = Pick<HandoverDialogProps, 'order' | 'onConfirm'> & { onCancel: () => void };

function HandoverQuestion({ order, onCancel, onConfirm }: HandoverQuestionProps) {
  const { t } = useTranslation('deliveries');
  const door = useTaken(order);
  // What is told once less than is due was agreed to.
  const [asked, setAsked] = useState<HandoverDetails | null>(null);
  const decide = (details: HandoverDetails) => onConfirm({ ...details, taken: door.taken });
  const handover = useHandover(order, (details) => {
    if (door.settled?.missingCents) setAsked(details);
    else decide(details);
  });
  const confirm = () => {
    if (door.wrong === null) return void handover.confirm();
    door.fields[door.wrong].current?.focus();
  };
  return (
    <>
      <LeaveGuard isDirty={handover.isWritten} />
      <TakenFields door={door} />
      {handover.isWithout ? (
        <Without order={order} handover={handover} />
      ) : (
        <Keyword handover={handover} onEnter={confirm} />
      )}
      <Comment handover={handover} />
      <DialogActions
        onCancel={onCancel}
        onConfirm={confirm}
        confirmLabel={t(handover.isWithout ? 'handover.confirmWithout' : 'outcome.confirmDelivered')}
        cancelLabel={t('outcome.back')}
        isBusy={handover.isChecking}
      />
      <ShortDialog
        door={door}
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) decide(asked);
        }}
      />
    </>
  );
}

/** Seldom needed: open from the start, it would push what is asked of every handover out of sight. */
function Comment({ handover }: { handover: Handover }) {
  const { t } = useTranslation('deliveries');
  const [isOpen, setOpen] = useState(false);
  const field = useFocusWhen<HTMLTextAreaElement>(isOpen);
  if (!isOpen) {
    return (
      <Button variant="subtle" fullWidth onClick={() => setOpen(true)}>
        {t('outcome.addComment')}
      </Button>
    );
  }
  return (
    <Textarea
      ref={field}
      label={t('outcome.comment')}
      maxLength={MAX_LENGTH.reason}
      value={handover.comment}
      onChange={(event) => handover.setComment(event.currentTarget.value)}
    />
  );
}

function Keyword({ handover, onEnter }: { handover: Handover; onEnter: () => void }) {
  const { t } = useTranslation('deliveries');
  const faults = {
    missing: t('handover.missing'),
    wrong: t('handover.wrong', { count: triesLeft(handover.wrongTries) }),
  };
  const fault = handover.fault && faults[handover.fault];
  useAnnounced(fault, { voice: 'assertive' });
  return (
    <>
      <TextInput
        ref={handover.field}
        classNames={{ input: classes.keyword }}
        label={t('order.keyword')}
        description={t('handover.help')}
        data-autofocus
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_LENGTH.keyword}
        value={handover.word}
        onChange={(event) => handover.setWord(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
        error={fault}
      />
      <Button variant="subtle" fullWidth onClick={handover.goWithout}>
        {t('handover.without')}
      </Button>
    </>
  );
}

function Without({ order, handover }: { order: DeliveryOrder; handover: Handover }) {
  const { t } = useTranslation('deliveries');
  const name = joinWords(order.user_name, order.last_name);
  const sender = useMessageSender(order);
  return (
    <>
      {handover.isExhausted && (
        <p role="alert" className={classes.alert}>
          {t('handover.exhausted')}
        </p>
      )}
      <ContactLinks
        name={name}
        phone={order.telephone}
        message={saying(sender, { to: 'customer', name: order.user_name, says: 'outside' })}
      />
      <WithoutKeyword handover={handover} />
      {!handover.isExhausted && (
        <Button variant="subtle" fullWidth onClick={handover.goBack}>
          {t('handover.haveKeyword')}
        </Button>
      )}
    </>
  );
}

/** Why an order is handed over without its keyword (DELIVERY-15). */
function WithoutKeyword({ handover }: { handover: Handover }) {
  const { t } = useTranslation('deliveries');
  const first = useRef<HTMLInputElement>(null);

  // What had the focus is gone: the field, or the button that led here.
  useEffect(() => first.current?.focus(), []);

  return (
    <fieldset className={classes.reasons}>
      <legend>{t('handover.why')}</legend>
      {WITHOUT_KEYWORD_REASONS.map((each, index) => (
        <Choice
          key={each}
          ref={index === 0 ? first : null}
          type="radio"
          name="without-keyword"
          value={each}
          checked={handover.reason === each}
          onChange={() => handover.setReason(each)}
        >
          {t(`handover.reasons.${each}`)}
        </Choice>
      ))}
      {handover.reason === 'other' && (
        <Textarea
          ref={handover.noteField}
          label={t('handover.note')}
          required
          maxLength={MAX_LENGTH.reason}
          value={handover.note}
          onChange={(event) => handover.setNote(event.currentTarget.value)}
          error={handover.isWhyMissing ? t('handover.whyMissing') : undefined}
        />
      )}
      {handover.isWhyMissing && handover.reason === null && (
        <p role="alert" className={classes.alert}>
          {t('handover.whyMissing')}
        </p>
      )}
    </fieldset>
  );
}

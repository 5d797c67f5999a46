import { readChoices, type WrittenChoice } from '@mercadito/domain/catalog/choices-text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { OptionEditing } from './option-editing.ts';

/** The field in which all choices of a new group are written at once, which says what they will be before they are (OPTION-10). */
export function useWrittenChoices({ product: { currency }, onDirty }: OptionEditing) {
  const { t } = useTranslation('ownerProduct');
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const { choices, problem } = readChoices(text);

  const isDirty = text.trim() !== '';
  const tell = useEffectEvent((now: boolean) => onDirty('choices', now));
  useEffect(() => {
    tell(isDirty);
    return () => tell(false);
  }, [isDirty]);

  const words = ({ name, price }: WrittenChoice) =>
    Number(price) > 0 ? `${name} +${moneyText(Number(price), currency)}` : name;
  const preview = t('options.willAdd', { count: choices.length, choices: choices.map(words).join(', ') });
  return {
    field: {
      ref: input,
      value: text,
      description: choices.length > 0 ? preview : t('options.choicesHelp'),
      error: isLeft && problem && t(`options.choicesWrong.${problem.code}`, { piece: problem.piece }),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setText(currentTarget.value),
      onBlur: () => setLeft(true),
    },
    /** Without a yes the group is not sent: what cannot be read is to be mended first. */
    mayBegin: (): boolean => {
      setLeft(true);
      if (problem) input.current?.focus();
      return problem === null;
    },
    /** What goes with the group that is being sent. */
    send: () => {
      sent.current = text;
      return choices.map(({ name, price }) => ({ name, price: Number(price) }));
    },
    /** What was written meanwhile stays. */
    forgetSent: () => {
      setText((now) => (now === sent.current ? '' : now));
      setLeft(false);
    },
  };
}

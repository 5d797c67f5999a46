import { Group, Text, VisuallyHidden } from '@mantine/core';
import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';
import type { Answered } from '@mercadito/domain/answered';
import { checkChoices, type OptionGroup, toggleChoice } from '@mercadito/domain/cart/option-choice';
import type { Currency } from '@mercadito/domain/money/currency';
import { IconCheck } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { moneyText } from '../../../shared/format/money.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './option-groups.module.css';
import { ACCENTED, SIGN } from './product-facts.tsx';

// Here, as a first page has little room for style sheets.
const GROUP = { minWidth: 0, margin: 0, padding: 0, border: 0, borderRadius: 'var(--radius)' };
const QUIET = { background: 'var(--surface-quiet)', color: 'var(--text-quiet)' };

/** A group of the wire as the shared rule knows it. */
const groupOf = ({ id, title, is_required, attributes }: ProductOption): OptionGroup<OptionAttribute> => ({
  id,
  title,
  isRequired: is_required,
  attributes,
});

/** What somebody has chosen, with its name for when it can be chosen no more. */
interface Pick {
  readonly id: number;
  readonly name: string;
  readonly optionId: number;
}

export interface OptionChoice {
  readonly chosenIds: readonly number[];
  readonly chosen: readonly OptionAttribute[];
  /** What was chosen and is not to be had any more: no part of `chosen`. */
  readonly leftOut: readonly Pick[];
  /** The required group without a choice, after `confirm` has found one. */
  readonly missingGroup: number | null;
  readonly toggle: (option: ProductOption, attribute: OptionAttribute) => void;
  /** The chosen attributes; null when a required one is missing, which then has the focus. */
  readonly confirm: () => readonly OptionAttribute[] | null;
  /** Keeps a group's element, for the focus. */
  readonly groupRef: (id: number) => (element: HTMLElement | null) => void;
}

/** The choices after a tap: of its group nothing else stays, not even what is gone from it. */
function picksAfter(picks: readonly Pick[], option: ProductOption, { id, name }: OptionAttribute): Pick[] {
  const ids = toggleChoice(
    groupOf(option),
    picks.map((pick) => pick.id),
    id,
  );
  const others = picks.filter(({ optionId }) => optionId !== option.id);
  return ids.includes(id) ? [...others, { id, name, optionId: option.id }] : others;
}

/** What is chosen of a product's options, by the rules the server checks again. */
export function useOptionChoice(options: readonly ProductOption[]): OptionChoice {
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [missingGroup, setMissingGroup] = useState<number | null>(null);
  const elements = useRef(new Map<number, HTMLElement>());
  const groups = options.map(groupOf);
  const isPicked = ({ id, available }: OptionAttribute) => available && picks.some((pick) => pick.id === id);
  const chosen = groups.flatMap(({ attributes }) => attributes.filter(isPicked));
  const chosenIds = chosen.map(({ id }) => id);

  return {
    chosenIds,
    chosen,
    leftOut: picks.filter(({ id }) => !chosenIds.includes(id)),
    missingGroup,
    toggle: (option, attribute) => {
      setPicks((before) => picksAfter(before, option, attribute));
      setMissingGroup((missing) => (missing === option.id ? null : missing));
    },
    confirm: () => {
      const verdict = checkChoices(groups, chosenIds);
      if (verdict.allowed) return verdict.chosen;
      const group = 'groupId' in verdict.refusal ? verdict.refusal.groupId : null;
      setMissingGroup(group);
      if (group !== null) elements.current.get(group)?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
      return null;
    },
    groupRef: (id) => (element) => {
      if (element) elements.current.set(id, element);
      else elements.current.delete(id);
    },
  };
}

interface OptionGroupsProps {
  options: readonly ProductOption[];
  currency: Answered<Currency>;
  choice: OptionChoice;
  disabled?: boolean;
}

/** The choices of a product. One of each group, and the chosen one can be taken back, hence buttons and no radios. */
export function OptionGroups({ options, currency, choice, disabled = false }: OptionGroupsProps) {
  return options
    .filter(({ attributes }) => attributes.length > 0)
    .map((option) => (
      <ChoicesOfOption key={option.id} option={option} currency={currency} choice={choice} disabled={disabled} />
    ));
}

interface ChoicesOfOptionProps extends Omit<OptionGroupsProps, 'options'> {
  option: ProductOption;
}

function ChoicesOfOption({ option, currency, choice, disabled = false }: ChoicesOfOptionProps) {
  const { t } = useTranslation('shop');
  const id = useId();
  const isMissing = choice.missingGroup === option.id;
  const gone = choice.leftOut
    .filter(({ optionId }) => optionId === option.id)
    .map(({ name }) => t(option.is_required ? 'product.chooseAnother' : 'product.leftOut', { name }));
  useAnnounced(gone.join(' '));
  return (
    <fieldset
      ref={choice.groupRef(option.id)}
      className={classes.group}
      style={GROUP}
      data-missing={isMissing}
      aria-describedby={isMissing ? `${id}-error` : undefined}
    >
      <Group component="legend" gap="var(--mantine-spacing-xxs) var(--mantine-spacing-xs)" p={0} pb="xs" fw={600}>
        {option.title}{' '}
        <Text component="span" size="xs" style={{ ...SIGN, ...(option.is_required ? ACCENTED : QUIET) }}>
          {t(option.is_required ? 'product.required' : 'product.optional')}
        </Text>{' '}
        {/* Buttons and no radios, which say so by themselves. */}
        <VisuallyHidden>{t('common:chooseOne')}</VisuallyHidden>
      </Group>
      {isMissing && (
        <Text id={`${id}-error`} className={words.bad} fw={600} mb="xs" role="alert">
          {t('product.requiredMissing')}
        </Text>
      )}
      {gone.map((text) => (
        <Text key={text} c="dimmed" mb="xs">
          {text}
        </Text>
      ))}
      <Group align="stretch" gap="xs">
        {option.attributes.map((attribute) => (
          <Choice
            key={attribute.id}
            attribute={attribute}
            currency={currency}
            isChosen={choice.chosenIds.includes(attribute.id)}
            disabled={disabled || !attribute.available}
            onToggle={() => choice.toggle(option, attribute)}
          />
        ))}
      </Group>
    </fieldset>
  );
}

interface ChoiceProps {
  attribute: OptionAttribute;
  currency: Answered<Currency>;
  isChosen: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function Choice({ attribute, currency, isChosen, disabled, onToggle }: ChoiceProps) {
  const { t } = useTranslation('shop');
  return (
    <button type="button" className={classes.choice} aria-pressed={isChosen} disabled={disabled} onClick={onToggle}>
      {isChosen && <IconCheck size={18} aria-hidden="true" />}
      <span>{attribute.name}</span>
      {attribute.available && attribute.price > 0 && (
        <span className={`${words.small} ${words.figures}`}>+{moneyText(attribute.price, currency)}</span>
      )}
      {!attribute.available && <span className={`${words.small} ${words.figures}`}>{t('product.soldOut')}</span>}
    </button>
  );
}

import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';
import { checkChoices, type OptionGroup, toggleChoice } from '@mercadito/domain/cart/option-choice';
import { useRef, useState } from 'react';

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

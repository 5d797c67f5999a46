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

export interface OptionChoice {
  readonly chosenIds: readonly number[];
  readonly chosen: readonly OptionAttribute[];
  /** The required group without a choice, after `confirm` has found one. */
  readonly missingGroup: number | null;
  readonly toggle: (option: ProductOption, attributeId: number) => void;
  /** The chosen attributes; null when a required one is missing, which then has the focus. */
  readonly confirm: () => readonly OptionAttribute[] | null;
  /** Keeps a group's element, for the focus. */
  readonly groupRef: (id: number) => (element: HTMLElement | null) => void;
}

/** What is chosen of a product's options, by the rules the server checks again. */
export function useOptionChoice(options: readonly ProductOption[]): OptionChoice {
  const [chosenIds, setChosenIds] = useState<readonly number[]>([]);
  const [missingGroup, setMissingGroup] = useState<number | null>(null);
  const elements = useRef(new Map<number, HTMLElement>());
  const groups = options.map(groupOf);
  const chosen = groups.flatMap(({ attributes }) => attributes.filter(({ id }) => chosenIds.includes(id)));

  return {
    chosenIds,
    chosen,
    missingGroup,
    toggle: (option, attributeId) => {
      setChosenIds((ids) => toggleChoice(groupOf(option), ids, attributeId));
      setMissingGroup((missing) => (missing === option.id ? null : missing));
    },
    confirm: () => {
      // A choice that was sold out meanwhile no longer stands.
      const standing = chosen.filter(({ available }) => available).map(({ id }) => id);
      const verdict = checkChoices(groups, standing);
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

export const REQUIRED_CHOICE_MESSAGE = 'A Required Field was not selected';

export type ChoosableAttribute = { readonly id: number; readonly available: boolean };

export type OptionGroup<Attribute extends ChoosableAttribute = ChoosableAttribute> = {
  readonly id: number;
  readonly title: string;
  readonly isRequired: boolean;
  readonly attributes: readonly Attribute[];
};

export type ChoiceRefusal =
  | { readonly reason: 'attribute_unknown'; readonly attributeId: number }
  | { readonly reason: 'attribute_unavailable'; readonly attributeId: number }
  | { readonly reason: 'two_choices_in_group'; readonly groupId: number; readonly groupTitle: string }
  | { readonly reason: 'required_choice_missing'; readonly groupId: number; readonly groupTitle: string };

export type ChoiceVerdict<Attribute> =
  | { readonly allowed: true; readonly chosen: readonly Attribute[] }
  | { readonly allowed: false; readonly refusal: ChoiceRefusal };

function findStranger(groups: readonly OptionGroup[], attributeIds: readonly number[]): ChoiceRefusal | null {
  const attributes = new Map(groups.flatMap((group) => group.attributes.map((each) => [each.id, each] as const)));
  for (const attributeId of attributeIds) {
    const attribute = attributes.get(attributeId);
    if (attribute === undefined) return { reason: 'attribute_unknown', attributeId };
    if (!attribute.available) return { reason: 'attribute_unavailable', attributeId };
  }
  return null;
}

function findWrongGroup(groups: readonly OptionGroup[], chosen: ReadonlySet<number>): ChoiceRefusal | null {
  for (const group of groups) {
    const choices = group.attributes.filter((attribute) => chosen.has(attribute.id)).length;
    const place = { groupId: group.id, groupTitle: group.title };
    if (choices > 1) return { reason: 'two_choices_in_group', ...place };
    if (group.isRequired && choices === 0) return { reason: 'required_choice_missing', ...place };
  }
  return null;
}

type Choosable = {
  readonly isRequired: boolean;
  readonly attributes: readonly Pick<ChoosableAttribute, 'available'>[];
};

/** Whether a choice has to be made where none can be: then nobody can buy the product, and it is sold out (OPTION-8). */
export const leavesNothingToChoose = (groups: readonly Choosable[]): boolean =>
  groups.some(({ isRequired, attributes }) => isRequired && !attributes.some(({ available }) => available));

/**
 * Checks the attributes chosen for a product against its option groups: each belongs to the product and is available,
 * at most one per group, one in every required group (OPTION-2). Answers with the chosen attributes in the order of the
 * groups, or with the first refusal, which names the attribute or the group. The same id twice is one choice.
 */
export function checkChoices<Attribute extends ChoosableAttribute>(
  groups: readonly OptionGroup<Attribute>[],
  attributeIds: readonly number[],
): ChoiceVerdict<Attribute> {
  const chosenIds = new Set(attributeIds);
  const refusal = findStranger(groups, attributeIds) ?? findWrongGroup(groups, chosenIds);
  if (refusal !== null) return { allowed: false, refusal };
  const chosen = groups.flatMap((group) => group.attributes.filter((attribute) => chosenIds.has(attribute.id)));
  return { allowed: true, chosen };
}

/**
 * The chosen ids after a tap on an attribute of `group`: it replaces the group's other choice,
 * and tapping the chosen one again takes it back (OPTION-3).
 */
export function toggleChoice(group: OptionGroup, attributeIds: readonly number[], attributeId: number): number[] {
  const inGroup = new Set(group.attributes.map((attribute) => attribute.id));
  const others = attributeIds.filter((id) => !inGroup.has(id));
  return attributeIds.includes(attributeId) ? others : [...others, attributeId];
}

import { describe, expect, it } from 'vitest';
import { checkChoices, leavesNothingToChoose, type OptionGroup, toggleChoice } from './option-choice.ts';

const size: OptionGroup = {
  id: 1,
  title: 'Size',
  isRequired: true,
  attributes: [
    { id: 11, available: true },
    { id: 12, available: true },
    { id: 13, available: false },
  ],
};
const sauce: OptionGroup = { id: 2, title: 'Sauce', isRequired: false, attributes: [{ id: 21, available: true }] };

describe('choosing options', () => {
  it('takes one attribute a group, in the order of the groups', () => {
    const verdict = checkChoices([size, sauce], [21, 12]);
    expect(verdict.allowed && verdict.chosen.map((attribute) => attribute.id)).toEqual([12, 21]);
  });

  it('leaves an optional group open, and counts one id given twice as one choice', () => {
    expect(checkChoices([size, sauce], [11, 11])).toMatchObject({ allowed: true, chosen: [{ id: 11 }] });
  });

  it('names the required group that has no choice (OPTION-2)', () => {
    expect(checkChoices([sauce, size], [21])).toEqual({
      allowed: false,
      refusal: { reason: 'required_choice_missing', groupId: 1, groupTitle: 'Size' },
    });
  });

  it('refuses two attributes of one group', () => {
    expect(checkChoices([size], [11, 12])).toMatchObject({ refusal: { reason: 'two_choices_in_group', groupId: 1 } });
  });

  it("refuses another product's attribute and one that is not available", () => {
    expect(checkChoices([size], [11, 99])).toMatchObject({ refusal: { reason: 'attribute_unknown', attributeId: 99 } });
    expect(checkChoices([size], [13])).toMatchObject({ refusal: { reason: 'attribute_unavailable', attributeId: 13 } });
  });

  it('asks for a choice in a required group that is still empty, where none can be made', () => {
    expect(checkChoices([{ ...size, attributes: [] }], [])).toMatchObject({
      refusal: { reason: 'required_choice_missing', groupId: 1 },
    });
  });
});

describe('options leave nothing to choose', () => {
  const allOff = size.attributes.map((each) => ({ ...each, available: false }));

  it.each([
    ['without groups', [], false],
    ['while each required group has one left', [size, { ...sauce, attributes: [] }], false],
    ['when all choices of a required group are off', [sauce, { ...size, attributes: allOff }], true],
    ['when a required group is empty', [{ ...size, attributes: [] }, sauce], true],
    ['not for an optional group without any', [size, { ...size, id: 3, isRequired: false, attributes: allOff }], false],
  ])('%s', (_, groups, nothing) => {
    expect(leavesNothingToChoose(groups)).toBe(nothing);
  });
});

describe('tapping an option', () => {
  it('chooses it, replaces the choice of its group, and takes it back (OPTION-3)', () => {
    expect(toggleChoice(size, [21], 11)).toEqual([21, 11]);
    expect(toggleChoice(size, [11, 21], 12)).toEqual([21, 12]);
    expect(toggleChoice(size, [11, 21], 11)).toEqual([21]);
  });
});

import type { ActivityEntry } from '@mercadito/contracts/activity';
import type { ChangeKind, RecordedSubject } from '@mercadito/domain/events/recorded-change';
import type { TextKey, Translate } from '../../../shared/i18n/text-keys.ts';

/** What each kind of change is called; one that has no text here does not compile. */
const TITLES: Readonly<Record<ChangeKind, TextKey<'activity'>>> = {
  changePrice: 'kinds.changePrice',
  changeOptionPrice: 'kinds.changeOptionPrice',
  removeProduct: 'kinds.removeProduct',
  moveOrder: 'kinds.moveOrder',
  changeOrderItem: 'kinds.changeOrderItem',
  changeSettings: 'kinds.changeSettings',
  changeRole: 'kinds.changeRole',
  changeMembership: 'kinds.changeMembership',
  changePlan: 'kinds.changePlan',
  changeBlock: 'kinds.changeBlock',
  changeSuspension: 'kinds.changeSuspension',
  issueOneTimePassword: 'kinds.issueOneTimePassword',
  endSessions: 'kinds.endSessions',
  changeCategory: 'kinds.changeCategory',
  decideSponsor: 'kinds.decideSponsor',
};

/** What may be chosen to look at alone; a sort of things that has no text here does not compile. */
export const SUBJECT_TEXTS: Readonly<Record<RecordedSubject, TextKey<'activity'>>> = {
  order: 'subjects.order',
  product: 'subjects.product',
  settings: 'subjects.settings',
  person: 'subjects.person',
  company: 'subjects.company',
  category: 'subjects.category',
  sponsor: 'subjects.sponsor',
};

/** By which a thing is known: its name, or what its number says. */
export const thingOf = ({ name, subject_id }: Pick<ActivityEntry, 'name' | 'subject_id'>): string => name ?? subject_id;

/** What was changed, as a title. A kind that an older or newer version has recorded is called by its own name. */
export function titleOf(entry: ActivityEntry, t: Translate<'activity'>): string {
  const titles: Readonly<Partial<Record<string, TextKey<'activity'>>>> = TITLES;
  const thing = thingOf(entry);
  return t(titles[entry.kind] ?? 'kinds.other', { kind: entry.kind, thing });
}

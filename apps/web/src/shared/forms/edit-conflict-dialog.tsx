import { Button, Stack, Text } from '@mantine/core';
import type { Translate } from '../i18n/text-keys.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import desk from '../ui/desk.module.css';
import { Dialog } from '../ui/dialog.tsx';
import classes from './edit-conflict-dialog.module.css';
import type { ContractForm } from './use-contract-form.ts';
import type { CurrentVersion, EditConflict } from './use-edit-conflict.ts';

type Readers<V> = { readonly [K in keyof V]?: (value: V[K]) => string };

interface EditConflictDialogProps<V, Sent> {
  form: ContractForm<V, Sent>;
  /** What `useEditConflict` says of it. */
  conflict: EditConflict<V>;
  /** How the values read that are not their own text, by field: the name for an id, an amount with its currency. */
  read?: Readers<V>;
  /** Sends the form again; `conflict.lastRead` is that of what is there now. */
  onKeep: (values: Sent) => void;
}

/**
 * Somebody has saved the thing since the form was opened: names what differs, and asks which is to stay (CALL-14). Looked
 * away from, the form is as it was, and saving asks again.
 */
export function EditConflictDialog<V, Sent>({ form, conflict, read = {}, onKeep }: EditConflictDialogProps<V, Sent>) {
  const { t } = useTranslation('controls');
  const { current } = conflict;
  const keep = () => {
    conflict.hasSeen();
    onKeep(form.getTransformedValues());
  };
  const take = () => {
    if (current) fill(form, current.values);
    conflict.hasSeen();
  };
  return (
    <VersionChoice
      compared={current && compare(form, current, read, t)}
      onPutOff={conflict.putOff}
      onTake={take}
      onKeep={keep}
    />
  );
}

/** The form begins with what is there now; what it does not say (new pictures) is as it was when the form was opened. */
function fill<V, Sent>(form: ContractForm<V, Sent>, values: Partial<V>): void {
  const next = { ...form.getInitialValues(), ...values };
  form.beginWith(next);
  form.clearErrors();
}

/** Field by field what is there now and what was typed, as a person reads them. */
function compare<V, Sent>(
  form: ContractForm<V, Sent>,
  { values }: CurrentVersion<V>,
  read: Readers<V>,
  t: Translate<'controls'>,
): Difference[] {
  const typed = form.getValues();
  const textOf = <K extends keyof V>(field: K, value: V[K]): string => {
    if (typeof value === 'boolean' && !read[field]) return t(value ? 'newer.yes' : 'newer.no');
    return (read[field]?.(value) ?? String(value ?? '')).trim() || t('newer.blank');
  };
  return (Object.keys(values) as (keyof V & string)[]).map((field) => ({
    name: form.labelOf(field),
    theirs: textOf(field, values[field] as V[typeof field]),
    mine: textOf(field, typed[field]),
  }));
}

/** One thing of both versions, as a person reads it. */
interface Difference {
  readonly name: string;
  readonly theirs: string;
  readonly mine: string;
}

interface VersionChoiceProps {
  /** What both versions say, alike or not; null while there is nothing to choose. */
  compared: readonly Difference[] | null;
  /** Looked away from: everything is as it was. */
  onPutOff: () => void;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody has saved meanwhile: names what differs, and asks which version is to stay (CALL-14). */
export function VersionChoice({ compared, onPutOff, onTake, onKeep }: VersionChoiceProps) {
  const { t } = useTranslation('controls');
  return (
    <Dialog opened={compared !== null} onClose={onPutOff} title={t('newer.title')}>
      <Stack>
        <Text>{t('newer.text')}</Text>
        {compared && <Differences compared={compared} />}
        <div className={desk.answers}>
          <Button variant="default" onClick={onTake}>
            {t('newer.take')}
          </Button>
          <Button onClick={onKeep}>{t('newer.keep')}</Button>
        </div>
      </Stack>
    </Dialog>
  );
}

function Differences({ compared }: { compared: readonly Difference[] }) {
  const { t } = useTranslation('controls');
  const differing = compared.filter(({ theirs, mine }) => theirs !== mine);
  if (differing.length === 0) return <Text>{t('newer.same')}</Text>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={classes.list} aria-label={t('newer.differs')}>
      {differing.map(({ name, theirs, mine }) => (
        <li key={name}>
          <Text fw={600}>{name}</Text>
          <dl className={classes.versions}>
            <dt>{t('newer.theirs')}</dt>
            <dd>{theirs}</dd>
            <dt>{t('newer.mine')}</dt>
            <dd>{mine}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

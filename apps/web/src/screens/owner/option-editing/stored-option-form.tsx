import { ActionIcon } from '@mantine/core';
import type { Problem } from '@mercadito/contracts/common';
import type { ProductDetails } from '@mercadito/contracts/products';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answer } from '../../../shared/api/use-action.ts';
import { DeleteDialog } from '../../../shared/dialogs/delete-dialog.tsx';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import type { ContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useMissingText } from '../../../shared/forms/use-missing-text.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { isStillIn } from '../../../shared/hooks/use-focus.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useHeld } from '../../../shared/ui/held-button.tsx';
import layout from '../../../shared/ui/layout.module.css';
import { Menu } from '../../../shared/ui/menu.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { tellError, tellUndo } from '../../../shared/ui/toast.tsx';
import type { VersionedAnswer } from '../product-editing/use-product-version.ts';
import classes from './option-editing.module.css';
import { type OptionEditing, useOptionForm } from './option-editing.ts';
import { type OwnSave, useOwnSaves } from './own-saves.ts';

/** Answered for what somebody has deleted meanwhile, as the server would. */
const GONE: { status: number; data: Problem } = {
  status: 404,
  data: { detail: 'Not found', message: 'Not found', code: 'not_found' },
};

interface StoredOptionFormProps<V, Sent> {
  kind: 'option' | 'attribute';
  id: number;
  name: string;
  form: ContractForm<V, Sent>;
  editing: OptionEditing;
  /** What the form begins with in a version of the product; undefined where the option or attribute is gone. */
  valuesIn: (product: ProductDetails) => V | undefined;
  isBlank: boolean;
  update: (values: Sent, updated_at: string) => PromiseLike<VersionedAnswer>;
  remove: () => PromiseLike<VersionedAnswer>;
  /** What is typed, in the row. */
  children: ReactNode;
  /** A switch, which saves the row as it is turned: at its end, or below it. */
  toggle: ReactNode;
}

/**
 * An option or an attribute that is there, in one row: saved against the version that it was typed against (OPTION-7) by Enter, by its
 * button and as its row is left, never at a key, since what is half typed would be on sale; each time with Undo. Or deleted.
 */
export function StoredOptionForm<V extends object, Sent>(props: StoredOptionFormProps<V, Sent>) {
  const { kind, id, name, form, editing, valuesIn, isBlank, update, remove, children, toggle } = props;
  const { t } = useTranslation('ownerProduct');
  const current = valuesIn(editing.product) ?? form.values;
  const readAgain = async () => {
    const product = await editing.readAgain();
    const values = valuesIn(product);
    if (!values) throw GONE;
    return { values, updated_at: product.updated_at };
  };
  const conflict = useEditConflict<V>(editing.product.updated_at, readAgain, current);
  useOptionForm(form, editing, { key: `${kind} ${id}`, current, conflict });
  const saves = useOwnSaves(current);
  const undo = async (save: OwnSave<V>) => {
    const values = saves.without(save);
    const { error } = await editing.send((updated_at) => update(values as unknown as Sent, updated_at));
    if (error !== undefined) return tellError(error);
    saves.hear(values);
  };
  // Left, or turned back, while it is being saved: once that is done, what is other by then is saved as well.
  const isDue = useRef(false);
  // Until somebody has chosen, the row is left for the question about it: what was refused is not sent again by that.
  const refusedVersion = useRef<string | null>(null);
  const sending = useSubmit(
    form,
    (values) => {
      isDue.current = false;
      saves.begin(form.getValues());
      return editing.send((updated_at) => update(values, updated_at), conflict.lastRead.current);
    },
    () => {
      const save = saves.done();
      if (save) tellUndo(t('options.saved'), () => void undo(save));
      if (isDue.current) saveNow();
    },
    {
      onConflict: () => {
        refusedVersion.current = conflict.lastRead.current;
        conflict.ask();
      },
    },
  );
  const row = useRef<HTMLDivElement>(null);
  const canSave = !isBlank && form.isDirty();
  const missingText = useMissingText();
  const { held, why } = useHeld(
    isBlank
      ? missingText(form.labelOf(kind === 'option' ? 'title' : 'name'))
      : !form.isDirty() && t('controls:missing.change'),
  );
  const saveNow = useEffectEvent(() => {
    isDue.current = sending.isSending;
    // What is wrong would take the focus back to itself.
    if (canSave && !sending.isSending && form.isValid()) row.current?.closest('form')?.requestSubmit();
  });
  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (refusedVersion.current === conflict.lastRead.current) return;
    if (!currentTarget.contains(relatedTarget) && !isStillIn(currentTarget)) saveNow();
  };
  const isAttribute = kind === 'attribute';
  // Turned, it is saved with what stands beside it.
  const turned = useRef(false);
  useEffect(() => {
    if (!turned.current) return;
    turned.current = false;
    saveNow();
  });
  const toggleBox = (
    <div className={classes.toggle} onChange={() => (turned.current = true)}>
      {toggle}
    </div>
  );
  return (
    <>
      <ContractFormBox form={form} onSubmit={sending.submit}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its parts in a row */}
        <div ref={row} role="group" aria-label={name} onBlur={leave}>
          <div className={classes.row} data-dirty={form.isDirty() || undefined}>
            {children}
            <div className={classes.end}>
              {isAttribute && toggleBox}
              <ActionIcon
                type="submit"
                className={classes.save}
                size="2.75rem"
                aria-label={t('options.save', { name })}
                loading={sending.isSending}
                data-disabled={held && true}
                {...held}
              >
                <IconCheck size={20} aria-hidden="true" />
              </ActionIcon>
            </div>
            <RowMenu name={name} onDelete={() => editing.send(remove)} />
          </div>
          {why}
          {!isAttribute && toggleBox}
          <FormFailure error={sending.failure} />
        </div>
      </ContractFormBox>
      <EditConflictDialog form={form} conflict={conflict} onKeep={sending.submit} />
    </>
  );
}

/** What else is done with a row. */
function RowMenu({ name, onDelete }: { name: string; onDelete: () => PromiseLike<Answer> }) {
  const { t } = useTranslation('ownerProduct');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <MoreMenu label={t('options.more', { name })} variant="subtle">
        <Menu.Item
          className={layout.target}
          leftSection={<IconTrash size={20} aria-hidden="true" />}
          onClick={() => setAsked(true)}
        >
          {t('options.delete', { name })}
        </Menu.Item>
      </MoreMenu>
      <DeleteDialog opened={isAsked} name={name} onDelete={onDelete} onClose={() => setAsked(false)} />
    </>
  );
}

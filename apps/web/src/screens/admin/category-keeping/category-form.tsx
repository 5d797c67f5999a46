import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import type { ListedCategory } from '@mercadito/contracts/category-editing';
import { refusalBelow } from '@mercadito/domain/catalog/category-levels';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import type { ReactNode } from 'react';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { WritingDialog } from '../../../shared/forms/leave-guard.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import { type CategoryList, placesOf, rowOf, useCategoryCalls, useCategoryTexts } from './category-lists.ts';

interface CategoryFormProps {
  list: CategoryList;
  all: readonly ListedCategory[];
  /** Whose names are changed; without it one is added. */
  category?: ListedCategory;
  /** Below which one it is added. */
  below?: number | null;
  onClose: () => void;
}

const valuesOf = ({
  name,
  name_en,
  parent_category,
}: Pick<ListedCategory, 'name' | 'name_en' | 'parent_category'>) => ({
  name_es: name,
  name_en,
  parent_category: String(parent_category ?? ''),
});

/** Blank is none. */
const parentOf = (value: unknown): number | null => Number(value) || null;

/** All four lists take the same names. */
function useCategoryFields(begun: Parameters<typeof valuesOf>[0]) {
  const { t } = useTranslation('categories');
  return useContractForm('category-editing', 'createProductCategory', {
    initialValues: valuesOf(begun),
    labels: { name_es: t('nameEs'), name_en: t('nameEn'), parent_category: t('parent') },
  });
}

/** Adds an entry, or changes what one is called and below which it stands (CATEGORY-2, CATEGORY-3). Asks before that is lost (LOOK-14). */
export function CategoryForm({ list, all, category, below = null, onClose }: CategoryFormProps) {
  const { t } = useTranslation('categories');
  const { nameOf } = useCategoryTexts(list);
  const calls = useCategoryCalls(list);
  const form = useCategoryFields(category ?? { name: '', name_en: '', parent_category: below });
  const conflict = useEditConflict<typeof form.values>(category?.updated_at ?? '', async () => {
    const current = await calls.readAgain(category?.id ?? 0);
    return { values: valuesOf(current), updated_at: current.updated_at };
  });
  const sending = useSubmit(
    form,
    ({ name_es, name_en }, idempotencyKey) => {
      // None is a place too, and not left out.
      const parent_category = parentOf(form.getValues().parent_category);
      const values = { name_es, name_en, ...(list === 'product' && { parent_category }) };
      if (!category) return calls.create({ ...values, idempotencyKey });
      return calls.update({ ...values, id: category.id, updated_at: conflict.lastRead.current });
    },
    (saved) => {
      tell(t(category ? 'saved' : 'added', { name: nameOf(saved) }));
      onClose();
    },
    { onConflict: conflict.ask },
  );
  const title = category ? t('editTitle', { name: nameOf(category) }) : t(below === null ? `add.${list}` : 'addSub');
  const parentText = (value: unknown) => {
    const parent = all.find(({ id }) => id === parentOf(value));
    return parent ? nameOf(parent) : t('noParent');
  };
  return (
    <WritingDialog opened onClose={onClose} title={title}>
      {({ cancel }) => (
        <>
          <DialogForm
            form={form}
            sending={sending}
            onCancel={cancel}
            confirmLabel={category ? t('common:save') : t('addAct')}
          >
            <Names form={form} />
            {list === 'product' && (
              <ParentChoice
                all={all}
                category={category}
                value={form.values.parent_category}
                onChange={(parent) => form.setFieldValue('parent_category', parent)}
                error={form.errors.parent_category}
              />
            )}
          </DialogForm>
          <EditConflictDialog
            form={form}
            conflict={conflict}
            read={{ parent_category: parentText }}
            onKeep={sending.submit}
          />
        </>
      )}
    </WritingDialog>
  );
}

/** What it is called in both languages; the Spanish name is offered for English. */
function Names({ form }: { form: ReturnType<typeof useCategoryFields> }) {
  const { t } = useTranslation('categories');
  const typed = form.values.name_es.trim();
  return (
    <>
      <TextInput
        {...form.field('name_es')}
        maxLength={MAX_LENGTH.categoryName}
        autoComplete="off"
        lang="es"
        data-autofocus
      />
      <TextInput {...form.field('name_en')} maxLength={MAX_LENGTH.categoryName} autoComplete="off" lang="en" />
      {typed !== '' && form.values.name_en.trim() === '' && (
        <Group>
          <Button variant="subtle" onClick={() => form.setFieldValue('name_en', typed)}>
            {t('same', { name: typed })}
          </Button>
        </Group>
      )}
    </>
  );
}

interface ParentChoiceProps {
  all: readonly ListedCategory[];
  category: ListedCategory | undefined;
  value: unknown;
  onChange: (parent: string) => void;
  error: ReactNode;
}

/** Below which one it stands; nothing to choose for one that has others below it. */
function ParentChoice({ all, category, value, onChange, error }: ParentChoiceProps) {
  const { t } = useTranslation('categories');
  const { nameOf } = useCategoryTexts('product');
  const id = category?.id ?? null;
  const places = placesOf(all);
  const fits = new Set(places.filter((each) => refusalBelow(places, id, each) === null).map((each) => each.id));
  const parents = rowOf(all, null).filter((each) => fits.has(each.id));
  if (parents.length === 0) return null;
  return (
    <NativeSelect
      label={t('parent')}
      error={error}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('noParent') },
        ...parents.map((each) => ({ value: String(each.id), label: nameOf(each) })),
      ]}
    />
  );
}

import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopyProductOptionsMutation } from '../../../entities/products/product-editing.api.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Select } from '../../../shared/ui/select.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import { entriesOfPage, useProductPage } from '../use-product-page.ts';
import { NewOption } from './new-option.tsx';
import { OptionCard } from './option-card.tsx';
import { OPTIONS_ID, type OptionEditing } from './option-editing.ts';

interface OptionEditorProps {
  editing: OptionEditing;
  /** She has come for the options: the first field to fill in has the focus. */
  isWanted?: boolean;
}

/** The options of a product with their attributes, each edited where it stands (OPTION-4). */
export function OptionEditor({ editing, isWanted = false }: OptionEditorProps) {
  const { t } = useTranslation('ownerProduct');
  const { options } = editing.product;
  const [added, setAdded] = useState<number | null>(null);
  return (
    <Stack component="section" aria-label={t('options.title')} id={OPTIONS_ID}>
      <div>
        <Title order={2}>{t('options.title')}</Title>
        <Text c="dimmed">{t('options.text')}</Text>
      </div>
      {options.length === 0 && <Text>{t('options.none')}</Text>}
      {options.map((option) => (
        <OptionCard key={option.id} option={option} editing={editing} isNew={option.id === added} />
      ))}
      <NewOption editing={editing} isWanted={isWanted} onAdded={setAdded} />
      <CopyOptions editing={editing} />
    </Stack>
  );
}

/** So many are offered of those whose name fits. */
const OFFERED = 20;
const TYPING_MS = 300;

/** Gives a product the options of another one of the business, behind its own (COPY-2). */
function CopyOptions({ editing }: { editing: OptionEditing }) {
  const { t } = useTranslation('ownerProduct');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <CopyForm editing={editing} onDone={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="default" leftSection={<IconCopy size={20} />} onClick={() => setOpen(true)}>
        {t('options.copy')}
      </Button>
    </div>
  );
}

function CopyForm({ editing, onDone }: { editing: OptionEditing; onDone: () => void }) {
  const { t } = useTranslation('ownerProduct');
  const { product } = editing;
  const [copy, { isLoading, error }] = useCopyProductOptionsMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const goods = useGoods(product.company, search).filter(({ id }) => id !== product.id);

  const send = async () => {
    const { data } = await editing.send(() =>
      copy({ company_id: product.company, productId: product.id, from_product_id: Number(chosen) }),
    );
    if (!data) return;
    const count = data.results.length - product.options.length;
    tell(count > 0 ? t('options.copied', { count }) : t('options.copiedNone'), { isBrief: true });
    onDone();
  };
  return (
    <Paper withBorder p="md" component="section" aria-label={t('options.copy')}>
      <Stack gap="sm">
        <Select
          label={t('options.copyFrom')}
          placeholder={t('options.copyChoose')}
          searchable
          value={chosen}
          onChange={setChosen}
          searchValue={typed}
          onSearchChange={setTyped}
          // What fits is the server's to say.
          filter={({ options }) => options}
          nothingFoundMessage={t('options.copyNothing')}
          data={goods.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <FormFailure error={error ?? null} />
        <div>
          <Button onClick={() => void send()} loading={isLoading} disabled={chosen === null}>
            {t('options.copyAct')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}

/** The products of a business whose name fits; the last ones found while others are looked for. */
function useGoods(companyId: number, search: string) {
  const { data: page } = useProductPage({ companyId, page_size: OFFERED, ...(search !== '' && { search }) });
  return page ? entriesOfPage(page) : [];
}

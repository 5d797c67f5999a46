import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { CopyOptions } from './copy-options.tsx';
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

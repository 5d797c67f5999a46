import { Anchor, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { LegalAnswer } from '@mercadito/contracts/legal';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import type { Language } from '@mercadito/domain/language';
import { LEGAL_PAGES, type LegalPage } from '@mercadito/domain/legal/legal-pages';
import { usualText } from '@mercadito/domain/legal/usual-text';
import { numberText } from '@mercadito/domain/number-text';
import { useId, useState } from 'react';
import { useUpdateLegalMutation } from '../../../entities/legal/legal.api.ts';
import { ContractFormBox } from '../../../shared/forms/contract-form.tsx';
import { EditConflictDialog } from '../../../shared/forms/edit-conflict-dialog.tsx';
import { followSaved } from '../../../shared/forms/follow-saved.ts';
import { SaveBar } from '../../../shared/forms/save-bar.tsx';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useSite } from '../../../shared/site/use-site.tsx';
import { LeavingButton } from '../../../shared/ui/leaving-button.tsx';
import { tell } from '../../../shared/ui/toast.tsx';
import words from '../../../shared/ui/words.module.css';

/** The town's own first. */
const LANGUAGES = ['es', 'en'] as const;

const MOST = numberText(MAX_LENGTH.legalText);

const valuesOf = ({ updated_at: _version, ...values }: LegalAnswer) => values;
type LegalValues = ReturnType<typeof valuesOf>;

function useLegalForm(legal: LegalAnswer) {
  const { t } = useTranslation('legalEditing');
  const refused = t('refused', { most: MOST });
  return useContractForm('legal', 'updateLegal', {
    initialValues: valuesOf(legal),
    labels: {
      responsible: t('responsible'),
      contact: t('contact'),
      privacy_es: t('texts.privacy_es'),
      privacy_en: t('texts.privacy_en'),
      terms_es: t('texts.terms_es'),
      terms_en: t('texts.terms_en'),
    },
    messages: { privacy_es: refused, privacy_en: refused, terms_es: refused, terms_en: refused },
  });
}

interface LegalFormProps {
  legal: LegalAnswer;
  /** What is there now, from the server and no cache. */
  readAgain: () => Promise<LegalAnswer>;
}

/** Who answers for people's data, and both texts in both languages, saved over the version that they were opened with. */
export function LegalForm({ legal: now, readAgain }: LegalFormProps) {
  const { t } = useTranslation('legalEditing');
  const [legal] = useState(now);
  const form = useLegalForm(legal);
  const conflict = useEditConflict<LegalValues>(legal.updated_at, async () => {
    const current = await readAgain();
    return { values: valuesOf(current), updated_at: current.updated_at };
  });
  const [update] = useUpdateLegalMutation();
  const sending = useSubmit(
    form,
    (values) => update({ ...values, updated_at: conflict.lastRead.current }),
    ({ legal: saved }) => {
      const values = valuesOf(saved);
      conflict.follow({ values, updated_at: saved.updated_at }, true);
      followSaved(form, values);
      tell(t('saved'));
    },
    { onConflict: conflict.ask },
  );
  return (
    <ContractFormBox form={form} onSubmit={sending.submit} mayBegin={() => !sending.isSending}>
      <Stack maw="48rem" gap="lg">
        {now.responsible === '' && <Text className={words.bad}>{t('unnamed')}</Text>}
        <TextInput {...form.field('responsible', t('responsibleHelp'))} maxLength={MAX_LENGTH.legalResponsible} />
        <Textarea
          {...form.field('contact', t('contactHelp'))}
          maxLength={MAX_LENGTH.contactAddress}
          autosize
          minRows={2}
        />
        <Text>
          {t('format', { most: MOST })} {t('look')}
        </Text>
        {LEGAL_PAGES.map((page) => (
          <Stack key={page} gap="sm">
            {LANGUAGES.map((language) => (
              <TextPart key={language} form={form} page={page} language={language} />
            ))}
            <Anchor component={Link} to={hrefTo(page)} aria-label={`${t('see')}: ${t(`legal:${page}`)}`}>
              {t('see')}
            </Anchor>
          </Stack>
        ))}
        <SaveBar form={form} sending={sending} />
      </Stack>
      <EditConflictDialog form={form} conflict={conflict} onKeep={sending.submit} />
    </ContractFormBox>
  );
}

interface TextPartProps {
  form: ReturnType<typeof useLegalForm>;
  page: LegalPage;
  language: Language;
}

/** One text; while it is blank the usual one, with who is named by now, is a tap away. */
function TextPart({ form, page, language }: TextPartProps) {
  const { t } = useTranslation('legalEditing');
  const { brand, product } = useSite();
  const fieldId = useId();
  const name = `${page}_${language}` as const;
  const begin = () => {
    const { responsible, contact } = form.getValues();
    form.setFieldValue(name, usualText(page, language, { brand, town: product, responsible, contact }));
  };
  return (
    <div>
      <Textarea {...form.field(name)} id={fieldId} autosize minRows={3} maxRows={20} lang={language} />
      {form.getValues()[name] === '' && (
        <LeavingButton
          focusNext={fieldId}
          variant="subtle"
          aria-label={t('usualOf', { text: t(`texts.${name}`) })}
          onClick={begin}
        >
          {t('usual')}
        </LeavingButton>
      )}
    </div>
  );
}

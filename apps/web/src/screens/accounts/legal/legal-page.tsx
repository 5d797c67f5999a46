import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { LEGAL_PAGES, type LegalPage } from '@mercadito/domain/legal/legal-pages';
import { textBlocks } from '@mercadito/domain/legal/text-blocks';
import { useGetLegalTextQuery } from '../../../entities/legal/legal.api.ts';
import { useDates } from '../../../shared/format/dates.ts';
import { useLanguage, useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import words from '../../../shared/ui/words.module.css';

/** What the site says of itself before the law, and who answers for it (LEGAL-1). */
export function LegalPageOf({ page }: { page: LegalPage }) {
  const { t } = useTranslation('legal');
  const reading = useGetLegalTextQuery({ page, language: useLanguage() });
  return (
    <Stack maw="48rem" mx="auto" gap="lg">
      <Title order={1}>{t(page)}</Title>
      <Loaded reading={reading} skeleton={<Skeleton height={480} />} failed={t('failed')}>
        {(legal) => (
          <>
            <Responsible {...legal} />
            <div lang={legal.language}>
              <Blocks text={legal.text} />
            </div>
          </>
        )}
      </Loaded>
      <nav aria-label={t('pages')}>
        {LEGAL_PAGES.filter((each) => each !== page).map((each) => (
          <Anchor key={each} component={Link} to={hrefTo(each)}>
            {t(each)}
          </Anchor>
        ))}
      </nav>
    </Stack>
  );
}

interface ResponsibleProps {
  responsible: string;
  contact: string;
  updated_at: string;
}

/** Who answers, or plainly that nobody is named (LEGAL-4). */
function Responsible({ responsible, contact, updated_at }: ResponsibleProps) {
  const { t } = useTranslation('legal');
  const { date } = useDates();
  return (
    <div>
      <Text>
        <b>{t('responsible')}:</b> {responsible || t('unnamed')}
      </Text>
      {contact && (
        <Text className={words.prose}>
          <b>{t('contact')}:</b> {contact}
        </Text>
      )}
      <p className={words.small}>{t('changed', { date: date(updated_at) })}</p>
    </div>
  );
}

/** A text that somebody has written plainly (LEGAL-3). */
function Blocks({ text }: { text: string }) {
  return (
    <Stack gap="sm" className={words.words}>
      {textBlocks(text).map((block, at) => {
        // What is told of it is its place alone.
        const key = `${at} ${block.kind}`;
        if (block.kind === 'heading') {
          return (
            <Title key={key} order={2} size="h3" mt="sm">
              {block.text}
            </Title>
          );
        }
        if (block.kind === 'paragraph') {
          return (
            <Text key={key} className={words.prose}>
              {block.text}
            </Text>
          );
        }
        return (
          <ul key={key}>
            {block.points.map((point, of) => {
              const place = `${of} ${point}`;
              return <li key={place}>{point}</li>;
            })}
          </ul>
        );
      })}
    </Stack>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/link.ts';
import { StepTitle } from './step-title.tsx';
import type { ImportAnswer } from './use-catalog-import.ts';

/** Step three is done: what has happened, and where to go on. */
export function ImportDone({ answer, onAgain }: { answer: ImportAnswer; onAgain: () => void }) {
  const { t } = useTranslation('ownerCsv');
  const { added, changed, stock_change_count: stock } = answer;
  return (
    <Stack>
      <StepTitle>{t('done.title')}</StepTitle>
      <div role="status">
        {added > 0 && <Text>{t('done.added', { count: added })}</Text>}
        {changed > 0 && <Text>{t('done.changed', { count: changed })}</Text>}
        {stock > 0 && <Text>{t('done.stock', { count: stock })}</Text>}
      </div>
      <Group>
        {added > 0 && (
          <Button component={Link} to={hrefTo('productTable', {}, { state: 'draft' })}>
            {t('done.toDrafts')}
          </Button>
        )}
        <Button component={Link} to={hrefTo('productTable')} variant={added > 0 ? 'default' : 'filled'}>
          {t('done.toTable')}
        </Button>
        <Button variant="subtle" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </Group>
    </Stack>
  );
}

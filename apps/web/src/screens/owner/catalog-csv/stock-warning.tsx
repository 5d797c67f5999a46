import { Alert, Checkbox, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { ImportAnswer } from './use-catalog-import.ts';

/** So many are named before one trusts the number. */
const NAMED = 5;

interface StockWarningProps {
  answer: ImportAnswer;
  keepsStock: boolean;
  isBusy: boolean;
  onKeep: (isKept: boolean) => void;
}

/** Warns of pieces that would come back, or go, by a file that is older than what was sold, and offers to leave them (CSV-7). */
export function StockWarning({ answer, keepsStock, isBusy, onKeep }: StockWarningProps) {
  const { t } = useTranslation('ownerCsv');
  const { stock_changes: changes, stock_change_count: count } = answer;
  if (count === 0 && !keepsStock) return null;
  const fromText = (from: number | null) => (from === null ? t('stock.notCounted') : String(from));
  return (
    <Alert
      color="yellow"
      role={keepsStock ? undefined : 'alert'}
      icon={<IconAlertTriangle aria-hidden="true" />}
      title={keepsStock ? t('stock.kept') : t('stock.title', { count })}
    >
      <Stack gap="sm">
        {!keepsStock && (
          <>
            <Text>{t('stock.text')}</Text>
            <List listStyleType="none" aria-label={t('stock.list')}>
              {changes.slice(0, NAMED).map(({ row, name, from, to }) => (
                <List.Item key={row}>{t('stock.line', { name, from: fromText(from), to })}</List.Item>
              ))}
            </List>
            {count > NAMED && <Text>{t('stock.more', { count: count - NAMED })}</Text>}
          </>
        )}
        <Checkbox
          label={t('stock.keep')}
          checked={keepsStock}
          disabled={isBusy}
          onChange={({ currentTarget }) => onKeep(currentTarget.checked)}
        />
      </Stack>
    </Alert>
  );
}

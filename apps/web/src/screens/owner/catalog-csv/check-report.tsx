import { Alert, Button, Checkbox, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './catalog-csv.module.css';
import { FilePicker } from './choose-file.tsx';
import { FaultList, PreviewList } from './report-rows.tsx';
import type { CatalogImport, ImportAnswer, ImportPhase } from './use-catalog-import.ts';

interface CheckReportProps {
  phase: Extract<ImportPhase, { name: 'checked' | 'importing' }>;
  steps: CatalogImport;
}

/** Step two: what the file would do, or what is wrong with it. Nothing has been changed yet. */
export function CheckReport({ phase: { name, file, answer }, steps }: CheckReportProps) {
  const { t } = useTranslation('ownerCsv');
  const isBusy = name === 'importing';
  const { fault_count: faults, added, changed, unknown_columns: unknown } = answer;
  const hasFaults = faults > 0;
  const hasWork = !hasFaults && added + changed > 0;
  return (
    <Stack>
      <StepTitle>
        {hasFaults ? t('check.faulty', { count: faults }) : t(hasWork ? 'check.fine' : 'check.same')}
      </StepTitle>
      <Text>{t(hasFaults ? 'check.nothingFaulty' : 'check.nothing', { name: file.name })}</Text>
      {hasFaults && !answer.dry_run && (
        <Alert color="yellow" role="alert">
          {t('check.meanwhile')}
        </Alert>
      )}
      {answer.differs && (
        <Alert color="yellow" role="alert">
          {t('check.differs')}
        </Alert>
      )}
      {!hasFaults && <Facts answer={answer} />}
      {unknown.length > 0 && <Alert color="gray">{t('check.unknown', { names: unknown.join(', ') })}</Alert>}
      {hasFaults ? (
        <FaultList answer={answer} />
      ) : (
        <>
          {added > 0 && <Text c="dimmed">{t('check.drafts')}</Text>}
          <StockWarning
            answer={answer}
            keepsStock={steps.keepsStock}
            isBusy={isBusy}
            onKeep={(isKept) => steps.keepStock(file, isKept)}
          />
          {hasWork && <PreviewList answer={answer} />}
        </>
      )}
      <Group>
        {hasWork && (
          <Button loading={isBusy} onClick={() => steps.importIt(file, answer)}>
            {t(steps.failure ? 'common:retry' : 'import.button', { count: added + changed })}
          </Button>
        )}
        {!isBusy && (
          <FilePicker
            onPick={steps.choose}
            label={t(hasFaults ? 'choose.mended' : 'choose.other')}
            variant={hasWork ? 'default' : 'filled'}
          />
        )}
      </Group>
    </Stack>
  );
}

const FIGURES = ['added', 'changed', 'unchanged'] as const;

function Facts({ answer }: { answer: CheckReportProps['phase']['answer'] }) {
  const { t } = useTranslation('ownerCsv');
  return (
    <Group component="dl" align="stretch" gap="var(--mantine-spacing-sm) var(--mantine-spacing-xl)">
      {FIGURES.map((figure) => (
        <div key={figure} className={classes.fact}>
          <dt>{t(`check.${figure}`)}</dt>
          <dd>{answer[figure]}</dd>
        </div>
      ))}
    </Group>
  );
}

/** So many are named before one trusts the number. */
const NAMED = 5;

interface StockWarningProps {
  answer: ImportAnswer;
  keepsStock: boolean;
  isBusy: boolean;
  onKeep: (isKept: boolean) => void;
}

/** Warns of pieces that would come back, or go, by a file that is older than what was sold, and offers to leave them (CSV-7). */
function StockWarning({ answer, keepsStock, isBusy, onKeep }: StockWarningProps) {
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

/** The heading of what has come in the place of something else: who works by keyboard or ear is led there. */
export function StepTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Title order={3} ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}

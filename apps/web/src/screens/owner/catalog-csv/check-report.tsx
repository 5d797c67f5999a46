import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { FilePicker } from './choose-file.tsx';
import { FaultList } from './fault-list.tsx';
import { PreviewList } from './preview-list.tsx';
import classes from './report.module.css';
import { StepTitle } from './step-title.tsx';
import { StockWarning } from './stock-warning.tsx';
import type { CatalogImport, ImportPhase } from './use-catalog-import.ts';

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
      {hasFaults && !answer.dry_run && <Alert color="yellow">{t('check.meanwhile')}</Alert>}
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
    <dl className={classes.facts}>
      {FIGURES.map((figure) => (
        <div key={figure} className={classes.fact}>
          <dt>{t(`check.${figure}`)}</dt>
          <dd>{answer[figure]}</dd>
        </div>
      ))}
    </dl>
  );
}

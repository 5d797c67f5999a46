import { Alert, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useId } from 'react';
import { isApiError, isTransportError, problemOf } from '../../../shared/api/api-error.ts';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { errorText } from '../../../shared/i18n/error-text.ts';
import type { TextKey, Translate } from '../../../shared/i18n/text-keys.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { useAnnounced } from '../../../shared/ui/announce.ts';
import words from '../../../shared/ui/words.module.css';
import classes from './catalog-csv.module.css';
import { CheckReport, StepTitle } from './check-report.tsx';
import { ChooseFile, ColumnHelp } from './choose-file.tsx';
import {
  type CatalogImport,
  type ImportAnswer,
  type ImportFailure,
  type ImportPhase,
  useCatalogImport,
} from './use-catalog-import.ts';

const STEPS = ['choose', 'check', 'import'] as const;

const AT: Record<ImportPhase['name'], number> = { choosing: 0, checking: 1, checked: 1, importing: 2, done: 3 };

/** The three steps of an import, and which one it is at. */
function Steps({ phase }: { phase: ImportPhase }) {
  const { t } = useTranslation('ownerCsv');
  const current = AT[phase.name];
  return (
    <Group component="ol" role="list" align="stretch" gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
      {STEPS.map((step, at) => (
        <Group
          component="li"
          key={step}
          className={`${words.quiet} ${classes.step}`}
          wrap="nowrap"
          gap="xs"
          data-done={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={classes.stepNumber} aria-hidden="true">
            {at < current ? '✓' : at + 1}
          </span>
          {t(`steps.${step}`)}
        </Group>
      ))}
    </Group>
  );
}

/** Takes a file of products in: it is chosen, looked through without a change, and imported whole or not at all (CSV-9). */
export function ImportCatalog({ companyId }: { companyId: number }) {
  const { t } = useTranslation('ownerCsv');
  const id = useId();
  const steps = useCatalogImport(companyId);
  const { phase, failure } = steps;
  return (
    <Stack component="section" aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('import.title')}
      </Title>
      <Steps phase={phase} />
      {failure && (
        <Alert color="red" role="alert">
          {importFailureText(failure, t)}
        </Alert>
      )}
      {phase.name === 'choosing' && (
        <>
          <Text>{t('import.text')}</Text>
          <ChooseFile onPick={steps.choose} />
          <ColumnHelp />
        </>
      )}
      {phase.name === 'checking' && <Checking name={phase.file.name} steps={steps} />}
      {phase.name === 'importing' && <Sending share={steps.share} text={t('import.writing')} />}
      {(phase.name === 'checked' || phase.name === 'importing') && (
        // What was found while importing is another report.
        <CheckReport key={String(phase.answer.dry_run)} phase={phase} steps={steps} />
      )}
      {phase.name === 'done' && <ImportDone answer={phase.answer} onAgain={steps.startAnew} />}
      <LeaveGuard isDirty={phase.name === 'importing'} />
    </Stack>
  );
}

function Checking({ name, steps }: { name: string; steps: CatalogImport }) {
  const { t } = useTranslation('ownerCsv');
  return (
    <Stack>
      <StepTitle>{t('check.under', { name })}</StepTitle>
      <Sending share={steps.share} text={t('check.reading')} />
      <Group>
        <Button variant="default" onClick={steps.startAnew}>
          {t('common:cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

/** How much of a file has left; once all has, that the server is at work. */
function Sending({ share, text }: { share: number; text: string }) {
  const { t } = useTranslation('ownerCsv');
  const percent = Math.round(share * 100);
  // How far it is the bar says to whoever asks.
  useAnnounced(share === 1 && text);
  return (
    <div>
      <Progress value={percent} animated={share === 1} aria-label={t('sending.label')} />
      <Text>{share === 1 ? text : t('sending.percent', { percent })}</Text>
    </div>
  );
}

/** Step three is done: what has happened, and where to go on. */
function ImportDone({ answer, onAgain }: { answer: ImportAnswer; onAgain: () => void }) {
  const { t } = useTranslation('ownerCsv');
  const { added, changed, stock_change_count: stock } = answer;
  const done = [
    ...(added > 0 ? [t('done.added', { count: added })] : []),
    ...(changed > 0 ? [t('done.changed', { count: changed })] : []),
    ...(stock > 0 ? [t('done.stock', { count: stock })] : []),
  ];
  useAnnounced(done.join(' '));
  return (
    <Stack>
      <StepTitle>{t('done.title')}</StepTitle>
      <div>
        {done.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
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

type Key = TextKey<'ownerCsv'>;

/** What the server says of a file, or of when it came. */
const BY_CODE: Readonly<Record<string, Key>> = {
  not_a_table: 'failures.notATable',
  no_columns: 'failures.noColumns',
  too_many_rows: 'failures.tooManyRows',
  too_many_cells: 'failures.tooManyCells',
  upload_too_large: 'failures.tooLarge',
  idempotency_key_reused: 'failures.sentBefore',
};

const BY_STATUS: Readonly<Record<number, Key>> = {
  408: 'failures.tooSlow',
  409: 'failures.atOnce',
  413: 'failures.tooLarge',
  415: 'failures.notCsv',
  429: 'failures.tooMany',
};

function keyOf(error: unknown, during: 'check' | 'import'): Key | null {
  if (!isApiError(error)) return null;
  // What was sent may have been done without our hearing of it.
  if (isTransportError(error)) return during === 'import' ? 'failures.unconfirmed' : 'failures.noConnection';
  if (Number(error.status) >= 500) return during === 'import' ? 'failures.busyImport' : 'failures.busyCheck';
  return BY_CODE[problemOf(error)?.code ?? ''] ?? BY_STATUS[Number(error.status)] ?? null;
}

/** What to tell a person, and what to do about it. */
function importFailureText(failure: ImportFailure, t: Translate<'ownerCsv'>): string {
  if ('file' in failure) return t(`failures.${failure.file}`, { name: failure.name });
  const key = keyOf(failure.error, failure.during);
  return key ? t(key) : errorText(failure.error);
}

import { Alert, Anchor, List } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { ContractForm } from './use-contract-form.ts';

interface FormElementProps<V extends Record<string, unknown>> {
  form: ContractForm<V>;
  /** The labels of the fields, for the summary. */
  labels: Partial<Record<keyof V & string, string>>;
  onSubmit: (values: V) => void;
  children: ReactNode;
}

/** Two or more errors are listed above the fields, each leading to its own. */
const WORTH_A_SUMMARY = 2;

/** The `<form>` of a contract form: submits it when right, else lists what is not and focuses the first. */
export function ContractFormBox<V extends Record<string, unknown>>(props: FormElementProps<V>) {
  const { form, labels, onSubmit, children } = props;
  const { t } = useTranslation();
  const wrong = Object.keys(form.errors);
  const focus = (field: string | undefined) => field && form.getInputNode(field)?.focus();

  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit, (errors) => focus(Object.keys(errors)[0]))}>
      {wrong.length >= WORTH_A_SUMMARY && (
        <Alert color="red" mb="md" title={t('form.summary', { count: wrong.length })}>
          <List>
            {wrong.map((field) => (
              <List.Item key={field}>
                <Anchor component="button" type="button" ta="start" onClick={() => focus(field)}>
                  {labels[field] ?? field}
                </Anchor>
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {children}
    </form>
  );
}

import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import type * as z from 'zod';
import { problemOf } from '../api/api-error.ts';
import { useTranslation } from '../i18n/use-translation.ts';

type Values = Record<string, unknown>;

interface ContractFormOptions<V extends Values> {
  /** The contract's body, or the part of it that this form fills: `login.body`. */
  schema: z.ZodType | undefined;
  initialValues: V;
  /** The specification's words for a field that is not right, translated; other fields get a general text. */
  messages?: Partial<Record<keyof V & string, string>>;
}

export type ContractForm<V extends Values> = UseFormReturnType<V> & {
  /** Puts a refusal's texts on the fields they are about; false when it is about none of them. */
  readonly showRefusal: (error: unknown) => boolean;
};

const isBlank = (value: unknown): boolean => value === '' || value === null || value === undefined;

/**
 * A form whose checks are the contract's. A field is checked when it is left and, once it has an error, at every
 * change until it is right; submitting moves the focus to the first error.
 */
export function useContractForm<V extends Values>(options: ContractFormOptions<V>): ContractForm<V> {
  const { schema, initialValues, messages } = options;
  if (!schema) throw new Error('a contract without a body has no form');
  const { t } = useTranslation();
  const current = useRef<UseFormReturnType<V> | null>(null);

  const textFor = (field: string, value: unknown): string =>
    messages?.[field] ?? t(isBlank(value) ? 'form.required' : 'form.invalid');

  const form = useForm<V>({
    initialValues,
    validateInputOnBlur: true,
    clearInputErrorOnChange: false,
    onValuesChange: () => {
      for (const field of Object.keys(current.current?.errors ?? {})) current.current?.validateField(field);
    },
    validate: (values) => {
      const issues = schema.safeParse(values).error?.issues ?? [];
      const fields = issues.map(({ path }) => String(path[0])).filter((field) => field in initialValues);
      return Object.fromEntries(fields.map((field) => [field, textFor(field, values[field])]));
    },
  });
  current.current = form;

  const showRefusal = (error: unknown): boolean => {
    const refused = Object.entries(problemOf(error)?.errors ?? {}).filter(([field]) => field in initialValues);
    for (const [field, [text]] of refused) form.setFieldError(field, messages?.[field] ?? text ?? t('form.invalid'));
    const first = refused[0]?.[0];
    if (first) form.getInputNode(first)?.focus();
    return refused.length > 0;
  };

  return { ...form, showRefusal };
}

import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import type * as z from 'zod';
import { problemOf } from '../api/api-error.ts';
import { useTranslation } from '../i18n/use-translation.ts';

type Values = Record<string, unknown>;

interface ContractFormOptions<V extends Values> {
  /** The contract's body, or the part of it that this form fills: `placeOrder.body`. */
  schema: z.ZodType;
  initialValues: V;
  /** The specification's words for a field that is not right, translated; other fields get a general text. */
  messages?: Partial<Record<keyof V & string, string>>;
}

export type ContractForm<V extends Values> = UseFormReturnType<V> & {
  /** Puts a refusal's texts on the fields they are about; false when it is about none of them. */
  readonly showRefusal: (error: unknown) => boolean;
};

/**
 * A form whose checks are the contract's. A field is checked when it is left and, once it has an error, at every
 * change until it is right; submitting moves the focus to the first error.
 */
export function useContractForm<V extends Values>(options: ContractFormOptions<V>): ContractForm<V> {
  const { schema, initialValues, messages } = options;
  const { t } = useTranslation();
  const current = useRef<UseFormReturnType<V> | null>(null);

  const textFor = (field: string): string => messages?.[field] ?? t('form.invalid');

  const form = useForm<V>({
    initialValues,
    validateInputOnBlur: true,
    clearInputErrorOnChange: false,
    onValuesChange: () => {
      for (const field of Object.keys(current.current?.errors ?? {})) current.current?.validateField(field);
    },
    validate: (values) => {
      const parsed = schema.safeParse(values);
      const fields = (parsed.error?.issues ?? []).map((issue) => String(issue.path[0] ?? ''));
      return Object.fromEntries(
        fields.filter((field) => field in initialValues).map((field) => [field, textOf(values[field], field)]),
      );
    },
  });
  current.current = form;

  function textOf(value: unknown, field: string): string {
    if (messages?.[field]) return textFor(field);
    return value === '' || value === null || value === undefined ? t('form.required') : textFor(field);
  }

  const showRefusal = (error: unknown): boolean => {
    const refused = Object.entries(problemOf(error)?.errors ?? {}).filter(([field]) => field in initialValues);
    for (const [field, [text]] of refused) form.setFieldError(field, messages?.[field] ?? text ?? t('form.invalid'));
    const first = refused[0]?.[0];
    if (first) form.getInputNode(first)?.focus();
    return refused.length > 0;
  };

  return { ...form, showRefusal };
}

import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import type * as z from 'zod';
import { problemOf } from '../api/api-error.ts';
import { fieldErrorText } from '../i18n/error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';

type Values = Record<string, unknown>;

interface ContractFormOptions<V extends Values> {
  /** The contract's body, or the part of it that this form fills: `login.body`. */
  schema: z.ZodType | undefined;
  initialValues: V;
  /** The words for a field that this form itself refuses, translated; other fields get a general text. */
  messages?: Partial<Record<keyof V & string, string>>;
}

export type ContractForm<V extends Values> = UseFormReturnType<V> & {
  /** Puts a refusal's texts on the fields they are about, each until its field is changed; false when it is about none. */
  readonly showRefusal: (error: unknown) => boolean;
  /** Before it is sent again: the server may have other words by then. */
  readonly forgetRefusal: () => void;
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
  const refused = useRef<Record<string, { readonly value: unknown; readonly text: string }>>({});

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
      const refusedStill = Object.entries(refused.current).filter(([field, { value }]) => values[field] === value);
      return Object.fromEntries([
        ...refusedStill.map(([field, { text }]) => [field, text]),
        ...fields.map((field) => [field, textFor(field, values[field])]),
      ]);
    },
  });
  current.current = form;

  const showRefusal = (error: unknown): boolean => {
    const problem = problemOf(error);
    const fields = Object.entries(problem?.errors ?? {}).filter(([field]) => field in initialValues);
    if (!problem || fields.length === 0) return false;
    const values = form.getValues();
    for (const [field, [words]] of fields) {
      const text = words ? fieldErrorText(problem, words) : textFor(field, values[field]);
      refused.current[field] = { value: values[field], text };
      form.setFieldError(field, text);
    }
    form.getInputNode(fields[0]?.[0] ?? '')?.focus();
    return true;
  };
  const forgetRefusal = () => {
    refused.current = {};
  };

  return { ...form, showRefusal, forgetRefusal };
}

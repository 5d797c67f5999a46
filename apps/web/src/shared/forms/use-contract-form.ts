import { type UseFormReturnType, useForm } from '@mantine/form';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { useRef } from 'react';
import { problemOf } from '../api/api-error.ts';
import { errorText, fieldErrorText } from '../i18n/error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { isBlank, isTaken, pictureFieldOf, sentValue } from './field-checks.ts';
import type { FormFields, SentFields } from './form-types.ts';

type Values = Record<string, unknown>;

interface ContractFormOptions<V> {
  /** What each field begins with; the form has these fields of the call and no others. */
  initialValues: V;
  /** What each is called, translated. */
  labels: Readonly<Record<keyof V, string>>;
  /** The words for a field that this form itself refuses, translated; other fields get a general text. */
  messages?: Partial<Record<keyof V, string>>;
}

type FieldProps<V> = ReturnType<UseFormReturnType<V>['getInputProps']> & { readonly label: string };

export type ContractForm<V, Sent = V> = UseFormReturnType<V, Sent> & {
  /** A field's label, value, error and handlers: `<TextInput {...form.field('email')} />`. */
  readonly field: (name: keyof V & string) => FieldProps<V>;
  readonly labels: Readonly<Record<keyof V, string>>;
  /** Puts a refusal's texts on the fields they are about, each until its field is changed; false when it is about none. */
  readonly showRefusal: (error: unknown) => boolean;
  /** Before it is sent again: the server may have other words by then. */
  readonly forgetRefusal: () => void;
};

/**
 * A form whose values and checks are its call's. A field is checked when it is left and, once it has an error, at every
 * change until it is right; submitting moves the focus to the first error.
 */
export function useContractForm<E extends AnyEndpoint, K extends keyof FormFields<E> & string>(
  contract: E,
  options: ContractFormOptions<Pick<FormFields<E>, K>>,
): ContractForm<Pick<FormFields<E>, K>, SentFields<E, K>> {
  const initialValues: Values = options.initialValues;
  const labels: Record<string, string> = options.labels;
  const messages: Partial<Record<string, string>> = options.messages ?? {};
  const { t } = useTranslation();
  const current = useRef<UseFormReturnType<Values> | null>(null);
  const refused = useRef<Record<string, { readonly value: unknown; readonly text: string }>>({});

  const textFor = (field: string, value: unknown): string =>
    messages[field] ?? t(isBlank(value) ? 'form.required' : 'form.invalid');

  const form = useForm<Values>({
    initialValues,
    validateInputOnBlur: true,
    clearInputErrorOnChange: false,
    onValuesChange: () => {
      for (const field of Object.keys(current.current?.errors ?? {})) current.current?.validateField(field);
    },
    validate: (values) => {
      const wrong = Object.keys(initialValues).filter((field) => !isTaken(contract, field, values[field]));
      const refusedStill = Object.entries(refused.current).filter(([field, { value }]) => values[field] === value);
      return Object.fromEntries([
        ...refusedStill.map(([field, { text }]) => [field, text]),
        ...wrong.map((field) => [field, textFor(field, values[field])]),
      ]);
    },
    transformValues: (values) =>
      Object.fromEntries(Object.entries(values).map(([field, value]) => [field, sentValue(contract, field, value)])),
  });
  current.current = form;

  const refuse = (field: string, text: string) => {
    refused.current[field] = { value: form.getValues()[field], text };
    form.setFieldError(field, text);
  };
  const showRefusal = (error: unknown): boolean => {
    const problem = problemOf(error);
    if (!problem) return false;
    const named = Object.entries(problem.errors ?? {}).filter(([field]) => field in initialValues);
    for (const [field, [words]] of named) {
      refuse(field, words ? fieldErrorText(problem, words) : textFor(field, form.getValues()[field]));
    }
    const pictures = named.length === 0 ? pictureFieldOf(contract, problem.code) : undefined;
    if (pictures !== undefined && pictures in initialValues) refuse(pictures, errorText(error));
    const first = named[0]?.[0] ?? pictures;
    if (first === undefined || !(first in initialValues)) return false;
    form.getInputNode(first)?.focus();
    return true;
  };
  const forgetRefusal = () => {
    refused.current = {};
  };
  const field = (name: string) => ({ ...form.getInputProps(name), label: labels[name] });

  const whole = { ...form, field, labels, showRefusal, forgetRefusal };
  // Inside, a field is any field; to the screen it is what its call takes.
  return whole as unknown as ContractForm<Pick<FormFields<E>, K>, SentFields<E, K>>;
}

import { type UseFormReturnType, useForm } from '@mantine/form';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { useCallback, useRef, useState } from 'react';
import { problemOf } from '../api/api-error.ts';
import { bringContract, type CallName, type ContractFile, type ContractOf, contractInTime } from '../api/contracts.ts';
import { errorText } from '../i18n/error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import {
  type FormFields,
  isBlank,
  isTaken,
  pictureFieldOf,
  type SentFields,
  sentValue,
  unreadNumber,
  wrongRows,
} from './field-checks.ts';
import { fieldErrorText } from './field-error-text.ts';
import { type RowLabels, rowsOf, valueAt } from './form-rows.ts';

type Values = Record<string, unknown>;

/** How long somebody who has pressed Save waits for the contract, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** What a form's fields are checked against, which may come after the form stands. */
interface FormContract {
  /** Null until it has come. */
  readonly now: () => AnyEndpoint | null;
  /** @throws the `ApiError` of why it has not come; the next time it is asked for again */
  readonly bring: () => Promise<void>;
}

interface ContractFormOptions<V> {
  /** What each field begins with; the form has these fields of the call and no others. */
  initialValues: V;
  /** What each is called, translated. */
  labels: Readonly<Record<keyof V, string>>;
  /** The words for a field that this form itself refuses, translated; other fields get a general text. */
  messages?: Partial<Record<keyof V, string>>;
  /** The text where it is left blank; a value that is wrong gets the general text. */
  missing?: Partial<Record<keyof V, string>>;
  /** Of lists that are filled in row by row: what each field of a row is called, `places.label`. Errors then name the row. */
  rowLabels?: RowLabels;
  /** Texts that are needed here, though the call takes them blank. */
  needed?: readonly NoInfer<keyof V & string>[];
}

type FieldProps<V> = ReturnType<UseFormReturnType<V>['getInputProps']> & {
  readonly label: string;
  readonly description?: string;
};

export type ContractForm<V, Sent = V> = Omit<UseFormReturnType<V, Sent>, 'reset'> & {
  /** Shows these, of which nothing is unsaved: what the server has now, or a blank form for the next. */
  beginWith(values: V): void;
  /** Goes back to what it began with, or what was saved last. */
  readonly discardChanges: () => void;
  /**
   * A field's label, value, error and handlers: `<TextInput {...form.field('email')} />`.
   * @param hint stands by it until its error has the same words: they are said once (LOOK-49)
   */
  readonly field: (name: keyof V & string, hint?: string) => FieldProps<V>;
  /** The names of fields as these stand on the page. */
  readonly inOrder: (fields: readonly string[]) => string[];
  /** What a field is called of which there is an error, a row's as well. */
  readonly labelOf: (field: string) => string;
  /** Puts a refusal's texts on the fields they are about, each until its field is changed; false when it is about none. */
  readonly showProblem: (error: unknown) => boolean;
  /** Before it is sent again: the server may have other words by then. */
  readonly forgetProblem: () => void;
  /** Whether it was sent since it was last accepted, or begun anew. */
  readonly wasSent: boolean;
  readonly markSent: () => void;
  readonly contract: FormContract;
};

/**
 * Most have been asked for beside the screen's code (`app/screen-loader.tsx`). Those of a first page and of parts that come later are,
 * as soon as somebody is in the form (`ContractFormBox`).
 */
function useContract<F extends ContractFile>(file: F, name: CallName<F>): FormContract {
  const found = useRef<AnyEndpoint | null>(null);
  const bring = useCallback(async () => {
    found.current = await contractInTime(bringContract(file, name), LONGEST_WAIT);
  }, [file, name]);
  return { now: () => found.current, bring };
}

/**
 * A form whose values and checks are its call's, named as in `call`: `useContractForm('services', 'createService', { … })`.
 * A field is checked when it is left and, once it has an error, at every change until it is right; submitting moves the
 * focus to the first error. What is left or sent before the contract has come is checked as soon as it has.
 */
export function useContractForm<
  F extends ContractFile,
  N extends CallName<F>,
  K extends keyof FormFields<ContractOf<F, N>> & string,
>(
  file: F,
  name: N,
  options: ContractFormOptions<Pick<FormFields<ContractOf<F, N>>, K>>,
): ContractForm<Pick<FormFields<ContractOf<F, N>>, K>, SentFields<ContractOf<F, N>, K>> {
  const initialValues: Values = options.initialValues;
  const labels: Record<string, string> = options.labels;
  const messages: Partial<Record<string, string>> = options.messages ?? {};
  const rows = rowsOf(labels, options.rowLabels);
  const missing: Partial<Record<string, string>> = options.missing ?? {};
  const { t } = useTranslation();
  const contract = useContract(file, name);
  const [wasSent, setSent] = useState(false);
  const current = useRef<UseFormReturnType<Values> | null>(null);
  const refused = useRef<Record<string, { readonly value: unknown; readonly text: string }>>({});

  const textFor = (field: string, value: unknown): string => {
    const found = contract.now();
    // How it is to be written helps more than what the form would say of it; of a rate the form says that itself.
    const unread = found && field in (found.body?.shape ?? {}) ? unreadNumber(found, field, value) : undefined;
    if (unread === 'amount' || unread === 'whole') return t(`form.${unread}`);
    const leftBlank = isBlank(value) ? missing[field] : undefined;
    return leftBlank ?? rows.wordsFor(field, value, messages) ?? t(isBlank(value) ? 'form.required' : 'form.invalid');
  };

  const isLeftBlank = (field: string, value: unknown) =>
    options.needed?.some((each) => each === field) && String(value).trim() === '';

  const errorsOf = (values: Values): Record<string, string> => {
    const found = contract.now();
    const isRight = (each: string) =>
      !found || (isTaken(found, each, values[each]) && !isLeftBlank(each, values[each]));
    const wrong = Object.keys(initialValues)
      .filter((each) => !isRight(each))
      .flatMap((each) => (found && rows.hasRows(each) ? wrongRows(found, each, values[each]) : each));
    const refusedStill = Object.entries(refused.current).filter(([each, { value }]) => valueAt(values, each) === value);
    return Object.fromEntries([
      ...refusedStill.map(([each, { text }]) => [each, text]),
      ...wrong.map((each) => [each, textFor(each, valueAt(values, each))]),
    ]);
  };

  const form = useForm<Values>({
    initialValues,
    validateInputOnBlur: true,
    clearInputErrorOnChange: false,
    // Of passwords, switches and checkboxes Mantine marks a refused one for the eye alone.
    enhanceGetInputProps: ({ inputProps }) => ({ 'aria-invalid': inputProps.error ? true : undefined }),
    onValuesChange: () => {
      for (const field of Object.keys(current.current?.errors ?? {})) current.current?.validateField(field);
    },
    validate: (values) => {
      if (contract.now()) return errorsOf(values);
      const checkAsItIsThen = () => errorsOf(current.current?.getValues() ?? values);
      return contract.bring().then(checkAsItIsThen, () => ({}));
    },
    transformValues: (values) => {
      const found = contract.now();
      if (!found) return values;
      return Object.fromEntries(Object.entries(values).map(([each, value]) => [each, sentValue(found, each, value)]));
    },
  });
  current.current = form;

  const inOrder = (fields: readonly string[]) => {
    const before = (one: string, other: string) => {
      const [a, b] = [form.getInputNode(one), form.getInputNode(other)];
      if (!a || !b) return 0;
      return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
    };
    return fields.toSorted(before);
  };

  const refuse = (field: string, text: string) => {
    refused.current[field] = { value: valueAt(form.getValues(), field), text };
    form.setFieldError(field, text);
  };
  const showProblem = (error: unknown): boolean => {
    const problem = problemOf(error);
    if (!problem) return false;
    const named = Object.entries(problem.errors ?? {}).filter(([field]) => rows.isField(field));
    for (const [field, [words]] of named) {
      refuse(field, (words && fieldErrorText(problem, words)) || textFor(field, valueAt(form.getValues(), field)));
    }
    const found = contract.now();
    const pictures = found && named.length === 0 ? pictureFieldOf(found, problem.code) : undefined;
    if (pictures !== undefined && pictures in initialValues) refuse(pictures, errorText(error));
    const first = inOrder(named.map(([field]) => field))[0] ?? pictures;
    if (first === undefined || !rows.isField(first)) return false;
    form.getInputNode(first)?.focus();
    return true;
  };
  const forgetProblem = () => {
    refused.current = {};
  };
  const field = (name: string, hint?: string) => {
    const props = form.getInputProps(name);
    return { ...props, label: labels[name], ...(hint && hint !== props.error && { description: hint }) };
  };

  const markSent = () => setSent(true);
  // What follows a sending that was accepted: what is in the form from then on has not been sent.
  const resetDirty: typeof form.resetDirty = (values) => {
    setSent(false);
    form.resetDirty(values);
  };
  const beginWith = (values: Values) => {
    form.setInitialValues(values);
    form.setValues(values);
    resetDirty(values);
  };
  const discardChanges = () => {
    setSent(false);
    form.reset();
  };

  const own = {
    field,
    labels,
    inOrder,
    labelOf: (path: string) => rows.labelOf(path, form.values),
    showProblem,
    forgetProblem,
    wasSent,
    markSent,
    resetDirty,
    beginWith,
    discardChanges,
  };
  const whole = { ...form, ...own, contract };
  // Inside, a field is any field; to the screen it is what its call takes.
  return whole as unknown as ContractForm<Pick<FormFields<ContractOf<F, N>>, K>, SentFields<ContractOf<F, N>, K>>;
}

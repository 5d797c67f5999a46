import { Group, Input, NativeSelect } from '@mantine/core';
import { DEFAULT_PHONE_CODE, PHONE_CODES, type PhoneCode, phoneInField } from '@mercadito/domain/places/phone';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** The UI library keeps a description and an error apart from a field, not from a row of two. */
const ROW = { marginBlock: '0.375rem' };
/** In one line on any phone; with very large letters the number has one of its own. */
const CODE = { flex: '1 1 6.5rem', maxWidth: '8.75rem' };
/** Of the distance, too, the row alone has one: else the number stands lower than its country. */
const NUMBER = { flex: '3 1 7.5rem', marginBlock: 0 };

interface PhoneFieldProps {
  label: string;
  description?: string;
  /** `+526271234567`; '' while there is no number. */
  value?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

const codeOf = (value: string): PhoneCode | undefined => PHONE_CODES.find((code) => value.startsWith(code));

const NAMES = { '+52': 'phone.mexico', '+1': 'phone.usa' } as const;

/** A country and ten digits. What is typed or pasted is understood: "+52 1 627 123 4567" and "044 627 123 4567" fill both. */
export function PhoneField({
  label,
  description,
  value = '',
  onChange,
  onBlur,
  error,
  required,
  disabled,
}: PhoneFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  // Without a number the stored value is '', which would forget the chosen country.
  const [chosen, setChosen] = useState<PhoneCode>(codeOf(value) ?? DEFAULT_PHONE_CODE);
  const code = codeOf(value) ?? chosen;
  const number = value.slice(codeOf(value)?.length ?? 0);

  const change = (nextCode: PhoneCode, digits: string) => {
    setChosen(nextCode);
    onChange(digits === '' ? '' : `${nextCode}${digits}`);
  };
  const type = (typed: string) => {
    const phone = phoneInField(typed, code);
    change(phone.code, phone.number);
  };

  return (
    <Input.Wrapper size="md" id={id} label={label} description={description} error={error} required={required}>
      <Group style={ROW} gap="xs" align="flex-start">
        <NativeSelect
          style={CODE}
          aria-label={t('partOf', { what: t('phone.code'), whole: label })}
          autoComplete="tel-country-code"
          value={code}
          disabled={disabled}
          data={PHONE_CODES.map((each) => ({ value: each, label: t(NAMES[each]) }))}
          onChange={(event) => change(event.currentTarget.value === '+1' ? '+1' : '+52', number)}
        />
        {/* Not a TextInput, whose own wrapper knows nothing of the help and the error around both. */}
        <Input
          id={id}
          style={NUMBER}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={number}
          required={required}
          disabled={disabled}
          error={Boolean(error)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </Group>
    </Input.Wrapper>
  );
}

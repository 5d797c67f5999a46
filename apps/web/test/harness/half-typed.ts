import { fireEvent } from '@testing-library/react';

/** Half of a time or a day, "09:00 --", as a browser has it: to the page the field is blank, and wrong. */
export function typeHalf(field: HTMLInputElement): void {
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } });
  field.setCustomValidity('half');
  if (field.value !== '') fireEvent.change(field, { target: { value: '' } });
  fireEvent.keyUp(field);
}

/** The rest of it. */
export function typeWhole(field: HTMLInputElement, value: string): void {
  Reflect.deleteProperty(field, 'validity');
  field.setCustomValidity('');
  fireEvent.change(field, { target: { value } });
}

/** Whether a button or a field does nothing when it is pressed: disabled, or kept only because it has the focus. */
export const isOff = (element: HTMLButtonElement | HTMLInputElement): boolean =>
  element.disabled || element.ariaDisabled === 'true' || element.getAttribute('aria-disabled') === 'true';

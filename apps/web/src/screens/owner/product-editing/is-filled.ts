/** Whether something has been typed into a field: Save waits for picture, name and price. */
export const isFilled = (value: unknown): boolean => String(value ?? '').trim() !== '';

/** Degrees, WGS 84. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** As `readPin` takes it, and maps do. */
export const pinText = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;

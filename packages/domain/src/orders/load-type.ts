/** How heavy an order is for whoever carries it (spec 1 §9). */
export const LOAD_TYPES = ['light', 'medium', 'heavy'] as const;

export type LoadType = (typeof LOAD_TYPES)[number];

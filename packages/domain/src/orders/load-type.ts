/** How heavy an order is for whoever carries it (ORDER-6). */
export const LOAD_TYPES = ['light', 'medium', 'heavy'] as const;

export type LoadType = (typeof LOAD_TYPES)[number];

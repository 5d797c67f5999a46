import type { Drawing } from '../drawing.ts';
import { bakeryDrawings } from './bakery.ts';
import { beautyDrawings } from './beauty.ts';
import { clothesDrawings } from './clothes.ts';
import { deviceDrawings } from './devices.ts';
import { farmDrawings } from './farm.ts';
import { foodDrawings } from './food.ts';
import { giftDrawings } from './gifts.ts';
import { homeDrawings } from './home.ts';
import { householdDrawings } from './household.ts';
import { marketDrawings } from './market.ts';
import { packDrawings } from './packs.ts';
import { toolDrawings } from './tools.ts';

/** Every kind of goods the demo can draw, by name. */
export const drawings = {
  ...foodDrawings,
  ...bakeryDrawings,
  ...marketDrawings,
  ...packDrawings,
  ...clothesDrawings,
  ...homeDrawings,
  ...householdDrawings,
  ...toolDrawings,
  ...beautyDrawings,
  ...farmDrawings,
  ...deviceDrawings,
  ...giftDrawings,
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;

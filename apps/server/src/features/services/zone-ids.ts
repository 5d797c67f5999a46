import { id } from '@mercadito/contracts/common';
import * as z from 'zod';
import { invalid } from '../../platform/problems/errors.ts';

const idList = z.array(id).min(1).max(100);

function listedIn(text: string): unknown {
  if (!text.startsWith('[')) return text.split(',').map((each) => each.trim());
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The zones of a form: "1,2" or "[1,2]"; one named twice counts once.
 * @throws 400 when it is neither
 */
export function parseZoneIds(text: string): number[] {
  const ids = idList.safeParse(listedIn(text));
  if (!ids.success) throw invalid('zones_ids', 'Must be a list of zones');
  return [...new Set(ids.data)];
}

import { SYSTEM_FAULTS } from '@mercadito/domain/system/system-status';
import * as z from 'zod';
import { answered } from './answered.ts';
import { endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'system-status', about: 'How the installation is, for an Admin.' });

const bytes = z.number().int().min(0);
const count = z.int().min(0);

/** SYSTEM-1. */
export const getSystemStatus = endpoint('getSystemStatus', {
  summary: 'How the installation is: database, disk, clock, jobs, processes and versions',
  method: 'GET',
  path: '/admin/status/',
  access: site('settings.write'),
  response: z
    .object({
      /** What keeps the server from serving, or from pictures; null where nothing does. */
      fault: answered(SYSTEM_FAULTS).nullable(),
      database: z.object({ engine: answered(['embedded', 'postgres']), version: z.string(), size_bytes: bytes }),
      /** Of the directory of pictures and the embedded database. */
      disk: z.object({ free_bytes: bytes, total_bytes: bytes }),
      clock_ahead_seconds: z.int(),
      jobs: z.object({ failed: count, retrying: count, oldest_waiting_seconds: count }),
      /** Of each night (BACKUP-6). */
      copies: z.object({ are_kept: z.boolean(), hours_old: count.nullable(), has_failed: z.boolean() }),
      /** All that serve this database. */
      processes: z.array(z.object({ name: z.string(), version: z.string(), is_this: z.boolean() })),
      /** Null where nobody asks for it (`NEWEST_VERSION_URL`). */
      newest_version: z.string().nullable(),
      /** Whether somebody is named who answers for people's data (LEGAL-4); left out by the version before. */
      has_responsible: z.boolean().optional(),
    })
    .meta({ id: 'SystemStatus' }),
});

export type SystemStatus = z.output<typeof getSystemStatus.response>;

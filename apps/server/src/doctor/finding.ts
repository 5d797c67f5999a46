import type { Judgement, SystemLevel } from '@mercadito/domain/system/system-status';

/** What an examination has found: `good`, worth knowing (`look`), or to be done before people lose by it (`act`). */
export interface Finding {
  readonly level: SystemLevel;
  /** What was examined, in a word or two. */
  readonly what: string;
  /** How it is and, where it is not good, what to do. */
  readonly says: string;
}

/** Examines one thing; what it throws is a finding as well. */
export type Examination<Given> = readonly [what: string, look: (given: Given) => Told | Promise<Told>];

type Told = string | Omit<Finding, 'what'>;

export const look = (says: string): Told => ({ level: 'look', says });
export const act = (says: string): Told => ({ level: 'act', says });

/** Says how a part is, and what to do where its state has an advice; judged as for the Admin's page. */
export const judged = ([level, state]: Judgement, says: string, advice: Readonly<Record<string, string>>): Told => ({
  level,
  says: advice[state] ? `${says}: ${advice[state]}` : says,
});

/** Makes all examinations, one after the other. */
export async function examine<Given>(given: Given, examinations: readonly Examination<Given>[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, find] of examinations) {
    const told = await Promise.resolve(given)
      .then(find)
      .catch((error: unknown) => act(error instanceof Error ? error.message : String(error)));
    findings.push({ what, ...(typeof told === 'string' ? { level: 'good', says: told } : told) });
  }
  return findings;
}

/** By what an Admin's list of people is narrowed, beside the role: kept out, with a membership that runs, or ends soon, asking for one, with a business. */
export const PEOPLE_STATES = ['blocked', 'member', 'ending', 'asking', 'owner'] as const;

export type PeopleState = (typeof PEOPLE_STATES)[number];

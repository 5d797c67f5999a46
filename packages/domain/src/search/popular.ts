/** From so many people of one day on others are shown what they search for: of fewer somebody might guess who it was (SEARCH-14). */
export const FEWEST_PEOPLE = 5;

/** The page between the bars of its frame. */
export const pageShown = (): Element => document.getElementById('content') ?? document.body;

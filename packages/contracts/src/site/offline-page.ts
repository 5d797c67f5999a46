/** The application with the site's names and no screen: what a page is opened with where there is no line. */
export const OFFLINE_PAGE = '/offline';

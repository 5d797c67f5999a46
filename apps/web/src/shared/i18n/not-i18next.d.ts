// Texts come from `shared/i18n/use-translation.ts`; these would bring a second, heavier way into the page.
declare module 'react-i18next' {}
declare module 'i18next' {}

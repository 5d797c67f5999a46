import { type ParamsOf, type ScreenName, screenAt } from '@mercadito/contracts/site/addresses';
import { useLocation } from 'react-router';

type AnyParamsOf<Name extends ScreenName> = Name extends ScreenName ? ParamsOf<Name> : never;

/**
 * What the address says to its screen: `useScreenParams<'product'>().productId`, a number. Whatever cannot be a parameter
 * does not lead to the screen.
 * @typeParam Name the screen's name in the site map; several where one component stands at several addresses
 */
export const useScreenParams = <Name extends ScreenName>(): AnyParamsOf<Name> =>
  screenAt(useLocation().pathname).params as AnyParamsOf<Name>;

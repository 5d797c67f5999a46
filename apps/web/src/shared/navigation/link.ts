import type { Href } from '@mercadito/contracts/site/addresses';
import { type ComponentPropsWithRef, createElement, type MouseEvent, type ReactNode } from 'react';
import {
  type NavigateOptions,
  type NavigateProps,
  Navigate as RouterNavigate,
  useLinkClickHandler,
  useNavigate as useRouterNavigate,
} from 'react-router';

// The router's own, but for what they take: an address that the site map has made, never a text that looks like one.

interface To {
  readonly to: Href;
}

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, To, Pick<NavigateOptions, 'replace' | 'state'> {}

/** A link to a page of this site. The router's own `Link` can fetch data ahead too, which makes every page 5 KB heavier. */
export function Link({ to, replace, state, onClick, ...anchor }: LinkProps): ReactNode {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: anchor.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return createElement('a', { ...anchor, href: to, onClick: click });
}

/** Leads to another page of this site as soon as it is rendered. */
export const Navigate = RouterNavigate as (props: Omit<NavigateProps, 'to'> & To) => ReactNode;

interface Go {
  (to: Href, options?: NavigateOptions): void | Promise<void>;
  /** Steps through the history; back is negative. */
  (steps: number): void | Promise<void>;
}

/** Goes to a page of this site, or through the history. */
export const useNavigate = useRouterNavigate as () => Go;

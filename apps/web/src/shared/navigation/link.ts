import type { Href } from '@mercadito/contracts/site/addresses';
import type { ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';
import {
  type LinkProps,
  type NavigateOptions,
  type NavigateProps,
  Link as RouterLink,
  Navigate as RouterNavigate,
  useNavigate as useRouterNavigate,
} from 'react-router';

// The router's own, but for what they take: an address that the site map has made, never a text that looks like one.

interface To {
  readonly to: Href;
}

/** A link to a page of this site. */
export const Link = RouterLink as ForwardRefExoticComponent<
  Omit<LinkProps, 'to'> & To & RefAttributes<HTMLAnchorElement>
>;

/** Leads to another page of this site as soon as it is rendered. */
export const Navigate = RouterNavigate as (props: Omit<NavigateProps, 'to'> & To) => ReactNode;

interface Go {
  (to: Href, options?: NavigateOptions): void | Promise<void>;
  /** Steps through the history; back is negative. */
  (steps: number): void | Promise<void>;
}

/** Goes to a page of this site, or through the history. */
export const useNavigate = useRouterNavigate as () => Go;

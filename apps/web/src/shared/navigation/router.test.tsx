import { hrefTo } from '@mercadito/contracts/site/addresses';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { beginHistory } from '../../../test/harness/page-history.ts';
import {
  Link,
  Navigate,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router.tsx';

const noWait = () => null;

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>;
}

/** Opens an address; every page shows where it is, and this part. */
function open(part: ReactNode, at = hrefTo('home'), waitFor: () => Promise<unknown> | null = noWait) {
  render(
    <Router history={beginHistory(at)} waitFor={waitFor}>
      <Here />
      {part}
    </Router>,
  );
}

const here = () => screen.getByRole('status').textContent;
const link = () => screen.getByRole('link');

/** Whether the browser is kept from following the link by itself. */
function isFollowedHere(click: MouseEventInit = {}): boolean {
  const event = createEvent.click(link(), click);
  fireEvent(link(), event);
  return event.defaultPrevented;
}

test('a link leads to its page, with what it leaves there', () => {
  open(<Link to={hrefTo('cart')} state={{ from: '/' }} />);
  expect(link().getAttribute('href')).toBe('/cart');
  expect(isFollowedHere()).toBe(true);
  expect(here()).toBe('PUSH /cart {"from":"/"}');
});

test('a link that replaces its page leaves it out of the history', () => {
  const entries = window.history.length;
  open(<Link to={hrefTo('cart')} replace />);
  fireEvent.click(link());
  expect(here()).toBe('REPLACE /cart null');
  expect(window.history.length).toBe(entries);
});

test('a link to where somebody is, or is going already, makes no second entry', async () => {
  const coming = Promise.withResolvers();
  open(<Link to={hrefTo('cart')} />, hrefTo('home'), () => coming.promise);
  fireEvent.click(link());
  const entries = window.history.length;
  fireEvent.click(link());
  expect(here()).toBe('POP / null');
  await act(async () => coming.resolve(null));
  expect(here()).toBe('REPLACE /cart null');
  expect(window.history.length).toBe(entries);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is for another tab, a window or a file: the browser follows it',
  (click) => {
    open(<Link to={hrefTo('cart')} />);
    expect(isFollowedHere(click)).toBe(false);
    expect(here()).toBe('POP / null');
  },
);

test('a link that opens another tab is followed by the browser', () => {
  open(<Link to={hrefTo('cart')} target="_blank" />);
  expect(isFollowedHere()).toBe(false);
  expect(here()).toBe('POP / null');
});

test('a link whose owner keeps the click goes nowhere', () => {
  const keep = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  open(<Link to={hrefTo('cart')} onClick={keep} />);
  fireEvent.click(link());
  expect(keep).toHaveBeenCalledOnce();
  expect(here()).toBe('POP / null');
});

function ToCart() {
  return useLocation().pathname === hrefTo('cart') ? null : <Navigate to={hrefTo('cart')} replace state="led" />;
}

test('who is led elsewhere as soon as a page is shown finds it there', () => {
  open(<ToCart />);
  expect(here()).toBe('REPLACE /cart "led"');
});

/** Goes elsewhere when the page stands, and nobody follows the address yet. */
function ComesBetween() {
  const navigate = useNavigate();
  useLayoutEffect(() => navigate(hrefTo('cart')), [navigate]);
  return null;
}

test('whoever goes elsewhere before the page is live finds the page of that address', () => {
  open(<ComesBetween />);
  expect(here()).toBe('PUSH /cart null');
});

function Filters() {
  const [params, setParams] = useSearchParams();
  const next = new URLSearchParams(params.get('label') ? '' : { label: 'about' });
  return (
    <button type="button" onClick={() => setParams(next, { replace: true })}>
      {params.get('label') ?? 'none'}
    </button>
  );
}

test('what stands behind the ? is read, changed in its place, and taken away with it', () => {
  open(<Filters />, hrefTo('business', { businessId: 2 }));
  fireEvent.click(screen.getByRole('button', { name: 'none' }));
  expect(here()).toBe('REPLACE /business/2?label=about null');
  fireEvent.click(screen.getByRole('button', { name: 'about' }));
  expect(here()).toBe('REPLACE /business/2 null');
});

function Product() {
  const { businessId, productId } = useParams<'product'>();
  return <p>{businessId + productId}</p>;
}

test('parameters come as the site map has them: ids are numbers', () => {
  open(<Product />, hrefTo('product', { businessId: 2, productId: 31 }));
  screen.getByText('33');
});

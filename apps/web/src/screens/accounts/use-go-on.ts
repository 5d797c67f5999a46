import type { Account } from '@mercadito/contracts/accounts';
import { useLocation, useNavigate } from 'react-router';

/** The address inside the site that a page which needed an account left behind; anything else is not followed. */
function wantedAddress(state: unknown): string | null {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}

/** After signing in: where the person wanted to go, else a driver to the assigned list, everybody else home. */
export function useGoOn(): (user: Account) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (user) => {
    const home = user.profile.kind === 'driver' ? '/driver-order-list' : '/';
    void navigate(wantedAddress(state) ?? home, { replace: true });
  };
}

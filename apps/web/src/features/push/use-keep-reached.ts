import type { Href } from '@mercadito/contracts/site/addresses';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useSubscribePushMutation } from '../../entities/push/push.api.ts';
import type { SharedState } from '../../shared/api/root-reducer.ts';
import { useNavigate } from '../../shared/navigation/router.tsx';
import { closeShown, findUntold, rememberTold, unsubscribeDevice } from './push-device.ts';

interface Opened {
  readonly type?: string;
  readonly href: Href;
}

/**
 * While somebody is signed in: goes where an opened message leads, tells the server where the browser has subscribed anew by itself,
 * and ends what the device has subscribed to when they sign out, without a line too (MESSAGE-8).
 */
export function useKeepReached(): void {
  const navigate = useNavigate();
  const store = useStore<SharedState>();
  const [subscribe] = useSubscribePushMutation();

  const tellAnew = useEffectEvent(async () => {
    const told = await findUntold();
    if (told && !(await subscribe(told)).error) rememberTold(told);
  });
  useEffect(() => {
    // Where a browser says no, the profile tells.
    void tellAnew().catch(() => undefined);
  }, []);

  useEffect(() => {
    const open = ({ data, ports }: MessageEvent<Opened | null>) => {
      if (data?.type !== 'OPEN_MESSAGE') return;
      ports[0]?.postMessage(true);
      navigate(data.href);
    };
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    worker?.addEventListener('message', open);
    return () => worker?.removeEventListener('message', open);
  }, [navigate]);

  useEffect(
    () => () => {
      // Another frame has a bell of its own; without a session nobody is told here any more.
      if (store.getState().session.token !== null) return;
      void unsubscribeDevice().catch(() => undefined);
      void closeShown().catch(() => undefined);
    },
    [store],
  );
}

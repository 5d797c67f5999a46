import type { Href } from '@mercadito/contracts/site/addresses';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useLazyGetPushQuery, useSubscribePushMutation } from '../../entities/push/push.api.ts';
import type { SharedState } from '../../shared/api/root-reducer.ts';
import { useNavigate } from '../../shared/navigation/router.tsx';
import { closeShown, isToBeReached, keepSubscribed, rememberTold, unsubscribeDevice } from './push-device.ts';

interface Opened {
  readonly type?: string;
  readonly href: Href;
}

/**
 * While somebody is signed in: goes where an opened message leads, has a device that is to be reached stay so, and ends what the device has subscribed to when they sign out, without a line too (MESSAGE-8).
 */
export function useKeepReached(): void {
  const navigate = useNavigate();
  const store = useStore<SharedState>();
  const [subscribe] = useSubscribePushMutation();
  const [readPush] = useLazyGetPushQuery();

  const keepReached = useEffectEvent(async () => {
    if (!isToBeReached()) return;
    const { data } = await readPush();
    const told = data && (await keepSubscribed(data));
    if (told && !(await subscribe(told)).error) rememberTold(told);
  });
  // Where a browser says no, the profile tells.
  const tryToKeep = useEffectEvent(() => void keepReached().catch(() => undefined));
  useEffect(() => tryToKeep(), []);

  useEffect(() => {
    const open = ({ data, ports }: MessageEvent<Opened | null>) => {
      if (data?.type === 'SUBSCRIBED_ANEW') tryToKeep();
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

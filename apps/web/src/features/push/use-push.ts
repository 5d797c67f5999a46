import { useEffect, useState } from 'react';
import { useGetPushQuery, useSubscribePushMutation, useUnsubscribePushMutation } from '../../entities/push/push.api.ts';
import { findReach, type Reach, rememberTold, subscribeDevice, unsubscribeDevice } from './push-device.ts';

export interface PushState {
  /** Undefined until it is known. */
  readonly reach: Reach | undefined;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** What went wrong; null for nothing. */
  readonly failure: unknown;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Whether messages reach this device while no page is open, and how to have it so. */
export function usePush(): PushState {
  const [reach, setReach] = useState<Reach>();
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const { data } = useGetPushQuery(undefined, { skip: reach !== 'ready' });
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();
  useEffect(() => {
    let isThere = true;
    void findReach().then((found) => isThere && setReach(found));
    return () => {
      isThere = false;
    };
  }, []);

  const doing = (work: () => Promise<void>) => async () => {
    setBusy(true);
    setFailure(null);
    await work().catch(setFailure);
    setReach(await findReach());
    setBusy(false);
  };
  const turnOn = doing(async () => {
    if (!data) return;
    const told = await subscribeDevice(data.public_key);
    await subscribe(told).unwrap();
    rememberTold(told);
  });
  const turnOff = doing(async () => {
    await unsubscribe().unwrap();
    await unsubscribeDevice();
  });
  // Ready is what the server has answered for, too.
  return {
    reach: reach === 'ready' && !data ? undefined : reach,
    isOn: data?.is_on ?? false,
    isBusy,
    failure,
    turnOn,
    turnOff,
  };
}

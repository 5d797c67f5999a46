import { useCallback, useEffect, useMemo } from 'react';
import { type Favorite, favoritesApi, useListFavoriteIdsQuery } from '../../entities/favorites/favorites.api.ts';
import { isSessionOver } from '../../shared/api/api-error.ts';
import { type AppDispatch, type AppThunk, useAppDispatch, useAppSelector } from '../../shared/api/store-hooks.ts';
import { createWriteQueue } from '../../shared/api/write-queue.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { tellError } from '../../shared/ui/toast.tsx';
import { rememberIntent } from './favorite-intent.ts';

const { endpoints, util } = favoritesApi;
const writes = createWriteQueue();

function changeOf({ kind, id }: Favorite, userId: number, wanted: boolean): AppThunk<Promise<{ error?: unknown }>> {
  if (kind === 'company') {
    const endpoint = wanted ? endpoints.addFavoriteCompany : endpoints.removeFavoriteCompany;
    return endpoint.initiate({ userId, company_id: id });
  }
  const endpoint = wanted ? endpoints.addFavoriteProduct : endpoints.removeFavoriteProduct;
  return endpoint.initiate({ user_id: userId, product_id: id });
}

const LISTS = { company: 'companies', product: 'products' } as const;

/** Changes the ids in the cache before the server has answered. */
function optimisticChange({ kind, id }: Favorite, userId: number, wanted: boolean) {
  const list = LISTS[kind];
  return util.updateQueryData('listFavoriteIds', { user_id: userId }, (ids) => {
    const others = ids[list].filter((each) => each !== id);
    ids[list] = wanted ? [id, ...others] : others;
  });
}

/** Every favourite of the signed-in person; undefined for visitors and until they are known. */
export function useFavoriteIds(kind: Favorite['kind']): readonly number[] | undefined {
  const { user } = useSession();
  const { data } = useListFavoriteIdsQuery({ user_id: user?.id ?? 0 }, { skip: !user });
  return data?.[LISTS[kind]];
}

/** How many hearts need the favourites of a person, by their store, and what ends the reading of them. */
const reading = new WeakMap<AppDispatch, Map<number, { hearts: number; end: () => void }>>();

/** Reads the favourites for as long as anybody who has called this needs them. */
function keepReading(dispatch: AppDispatch, userId: number): () => void {
  const ofStore = reading.get(dispatch) ?? new Map();
  reading.set(dispatch, ofStore);
  const kept = ofStore.get(userId) ?? { hearts: 0, end: begin(dispatch, userId) };
  ofStore.set(userId, kept);
  kept.hearts += 1;
  return () => {
    kept.hearts -= 1;
    if (kept.hearts > 0) return;
    ofStore.delete(userId);
    kept.end();
  };
}

function begin(dispatch: AppDispatch, userId: number): () => void {
  const read = dispatch(endpoints.listFavoriteIds.initiate({ user_id: userId }));
  return () => read.unsubscribe();
}

/**
 * Whether this is one of the signed-in person's favourites; undefined for visitors and until it is known. For hearts, of
 * which a page has dozens: all share one reading, and none is drawn anew for another's sake, as with a query's hook.
 */
export function useIsFavorite({ kind, id }: Favorite): boolean | undefined {
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => (userId === undefined ? undefined : keepReading(dispatch, userId)), [dispatch, userId]);
  const select = useMemo(() => endpoints.listFavoriteIds.select({ user_id: userId ?? 0 }), [userId]);
  return useAppSelector((state) => select(state).data?.[LISTS[kind]].includes(id));
}

/** Shows the change at once; when the server refuses, the heart goes back and says why. Resolves to whether it stayed. */
export function useSetFavorite(): (favorite: Favorite, wanted: boolean) => Promise<boolean> {
  const { user, token } = useSession();
  const dispatch = useAppDispatch();
  return useCallback(
    async (favorite, wanted) => {
      if (!user) return false;
      const show = () => dispatch(optimisticChange(favorite, user.id, wanted));
      const patch = show();
      const send = () => dispatch(changeOf(favorite, user.id, wanted));
      const { error } = await writes.inOrder(send);
      if (!error) {
        // Favourites that were asked for before do not know of it, even those still on their way.
        await dispatch(util.getRunningQueryThunk('listFavoriteIds', { user_id: user.id }));
        show();
        return true;
      }
      patch.undo();
      // Done when they have signed in again.
      if (isSessionOver(error)) rememberIntent({ ...favorite, wanted, token, userId: user.id });
      tellError(error);
      return false;
    },
    [user, token, dispatch],
  );
}

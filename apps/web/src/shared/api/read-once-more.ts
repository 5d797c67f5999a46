import type { Middleware } from '@reduxjs/toolkit';
import { api, definitionOf } from './api.ts';
import type { AppDispatch, AppThunk } from './store-hooks.ts';

/** What the API's actions say of a call. */
interface CallAction {
  readonly type: string;
  readonly payload: unknown;
  readonly meta: {
    readonly requestId: string;
    readonly baseQueryMeta?: unknown;
    readonly rejectedWithValue?: boolean;
    readonly arg: { readonly endpointName: string; readonly queryCacheKey: string; readonly originalArgs: unknown };
  };
}

type Tags = readonly Parameters<typeof api.util.invalidateTags>[0][number][];

const READ = 'api/executeQuery';
const WRITE = 'api/executeMutation';

/** What a write has changed, by its own words. */
function tagsOfWrite({ type, payload, meta }: CallAction): Tags {
  const isDone = type === `${WRITE}/fulfilled`;
  if (!isDone && !meta.rejectedWithValue) return [];
  const { invalidatesTags = [] } = definitionOf(meta.arg.endpointName);
  if (typeof invalidatesTags !== 'function') return invalidatesTags;
  return invalidatesTags(
    isDone ? payload : undefined,
    isDone ? undefined : payload,
    meta.arg.originalArgs,
    meta.baseQueryMeta,
  );
}

/**
 * Reads once more what was being read when it changed: its answer may be from before, and a read that is under way is not begun a
 * second time. Without it the second of two changes within one read would never be shown.
 */
export const readOnceMore: Middleware = (store) => {
  /** Reads under way, with what has changed since they began. */
  const underWay = new Map<string, NonNullable<Tags[number]>[]>();
  const note = (tags: Tags) => {
    for (const changed of underWay.values()) changed.push(...tags.filter((tag) => tag !== null && tag !== undefined));
  };
  const end = ({ meta: { requestId, arg } }: CallAction) => {
    const changed = underWay.get(requestId) ?? [];
    underWay.delete(requestId);
    // What a first read provides is known when it has been answered.
    const isConcerned = api.util
      .selectInvalidatedBy(store.getState(), changed)
      .some(({ queryCacheKey }) => queryCacheKey === arg.queryCacheKey);
    if (!isConcerned) return;
    const { initiate } =
      (api.endpoints as unknown as Record<string, { initiate: (arg: unknown, options: object) => AppThunk<unknown> }>)[
        arg.endpointName
      ] ?? {};
    if (initiate) (store.dispatch as AppDispatch)(initiate(arg.originalArgs, { subscribe: false, forceRefetch: true }));
  };

  return (next) => (action) => {
    const { type } = action as CallAction;
    // Before it leads to reads, which are from after it.
    if (api.util.invalidateTags.match(action)) note(action.payload);
    else if (type.startsWith(`${WRITE}/`)) note(tagsOfWrite(action as CallAction));
    else if (api.util.resetApiState.match(action)) underWay.clear();
    const answer = next(action);
    if (type === `${READ}/pending`) underWay.set((action as CallAction).meta.requestId, []);
    else if (type.startsWith(`${READ}/`)) end(action as CallAction);
    return answer;
  };
};

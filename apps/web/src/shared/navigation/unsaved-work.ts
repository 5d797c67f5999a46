import { useSyncExternalStore } from 'react';

// Of this page: each form that has something unsaved, from its first letter until it is saved, emptied or gone.
const forms = new Set<symbol>();
const listeners = new Set<() => void>();

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

/** A form has something unsaved from now on. Answers how to take that back. */
export function beginUnsavedWork(): () => void {
  const form = Symbol('form');
  forms.add(form);
  tellAll();
  return () => {
    if (forms.delete(form)) tellAll();
  };
}

/** Whether something is typed on this page that is saved nowhere: what would take it away has to wait (LOOK-22). */
export const hasUnsavedWork = (): boolean => forms.size > 0;

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether something is unsaved, for a component, which follows it. */
export const useHasUnsavedWork = (): boolean => useSyncExternalStore(follow, hasUnsavedWork, () => false);

import { configure, getConfig } from '@testing-library/react';
import React from 'react';

// What a tool writes down for a failure, and what is thrown away wherever there is none. Done once for all files of a worker.

const { getElementError } = getConfig();

/** Whether what is looked for is looked for again; when its time is up, the whole document is told. */
const isTriedAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  getElementError: (message, container) =>
    message !== null && isTriedAgain()
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// React keeps for each element where it was made, as long as these are fewer than 10,000 a second: a seventh of all time.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
});

import type { Visit } from '@mercadito/contracts/served-page';
import { pickShuffle } from '@mercadito/domain/catalog/sorting';
import { createSlice } from '@reduxjs/toolkit';

/** Whether the browser says that the person wants to save data. */
const wantsToSaveData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData ?? false;

/** What the server put into the page; a page that it did not make, as while developing, begins by itself. */
export const visitSlice = createSlice({
  name: 'visit',
  initialState: (): Visit => ({
    randomOrder: pickShuffle(Math.random()),
    servedAt: new Date().toISOString(),
    savesData: wantsToSaveData(),
  }),
  reducers: {},
});

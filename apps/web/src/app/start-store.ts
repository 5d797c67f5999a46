// The store's library, run before what is built with it (main.ts).
export { createSlice } from '@reduxjs/toolkit';

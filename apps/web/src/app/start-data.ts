// The store's library and its cache of answers, run before what is built with them (main.ts).
export { createApi } from '@reduxjs/toolkit/query/react';

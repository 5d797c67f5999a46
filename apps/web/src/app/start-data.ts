// The cache of answers, run before what is built with it (main.ts).
export { createApi } from '@reduxjs/toolkit/query/react';

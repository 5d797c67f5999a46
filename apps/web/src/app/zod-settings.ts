import * as z from 'zod';

// The content security policy forbids compiling code from text; zod would try, be refused, and leave an error in the
// console. Imported first of all, before any schema exists.
z.config({ jitless: true });

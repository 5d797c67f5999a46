// The UI library, run before what is built with it (main.ts).
export { MantineProvider } from '@mantine/core';

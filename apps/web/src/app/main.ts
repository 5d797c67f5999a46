const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The parts of the application (vite/start-parts.ts), which come together and run one by one: what runs at one go is
 * time in which a phone answers to nobody.
 */
const PARTS = [
  () => import('react-dom/client'),
  () => import('./start-kit.ts'),
  () => import('./start-data.ts'),
  () => import('./start.tsx'),
];

for (const bring of PARTS) {
  await bring();
  await nextTask();
}

import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { screenAt } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { useLocation } from '../shared/navigation/router.tsx';
import { theme } from './theme.ts';

/** What the person chose on this device. */
const choice = localStorageColorSchemeManager();

const isInTheSun = (pathname: string): boolean => screenAt(pathname).screen.area === 'driver';

/**
 * The UI library in our colours, light or dark as the device has it. The driver's screens are light, as dark ones cannot be
 * read in the sun (LOOK-15), unless the driver has chosen otherwise.
 */
export function ColorScheme({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isChosen = choice.get('auto') !== 'auto';
  return (
    <MantineProvider
      theme={theme}
      // The build has written both into the styles (vite/theme-styles.ts).
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={choice}
      defaultColorScheme="auto"
      {...(!isChosen && isInTheSun(pathname) && { forceColorScheme: 'light' })}
    >
      {children}
    </MantineProvider>
  );
}

import type { ReactNode } from 'react';
import { LanguageProvider } from '../shared/i18n/use-translation.ts';
import { SettingsProvider } from '../shared/site/use-site.tsx';
import { HydrationProvider } from '../shared/ui/when-hydrated.tsx';

/** What dozens of parts of a page ask for, known once for all of them. */
export function PageProviders({ children }: { children: ReactNode }) {
  return (
    <HydrationProvider>
      <LanguageProvider>
        <SettingsProvider>{children}</SettingsProvider>
      </LanguageProvider>
    </HydrationProvider>
  );
}

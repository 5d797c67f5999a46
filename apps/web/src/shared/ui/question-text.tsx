import { Stack } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { InDialog } from './use-dropdown.ts';

/** What a question with fields of its own says before them: read with its title (LOOK-48). One of an `act` alone is read whole. */
export const QuestionText = ({ children }: { children: ReactNode }) => <Stack id={use(InDialog)}>{children}</Stack>;

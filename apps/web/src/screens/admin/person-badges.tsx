import { Badge } from '@mantine/core';
import type { RoleKind } from '@mercadito/domain/access/role';
import type { Answered } from '@mercadito/domain/answered';
import { joinWords } from '@mercadito/domain/join-words';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

const COLORS = { user: 'gray', driver: 'accent', admin: 'yellow', other: 'gray' } as const satisfies Record<
  Answered<RoleKind>,
  string
>;

export function RoleBadge({ kind }: { kind: Answered<RoleKind> }) {
  const { t } = useTranslation('people');
  return (
    <Badge variant="light" color={COLORS[kind]}>
      {t(`roles.${kind}`)}
    </Badge>
  );
}

export function BlockedBadge() {
  const { t } = useTranslation('people');
  return (
    <Badge variant="light" color="red" leftSection={<IconLock size={14} aria-hidden="true" />}>
      {t('blocked')}
    </Badge>
  );
}

/** How a person is called on an Admin's screen. */
export const nameOf = (person: { readonly first_name: string; readonly last_name: string }): string =>
  joinWords(person.first_name, person.last_name);

import { Button, Skeleton } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconPencil, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/link.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Loaded, type Reading } from '../../shared/ui/loaded.tsx';
import { FORMS_OF, type PartLabel } from './customization-editing/page-parts.ts';
import classes from './own-part.module.css';

interface OwnPartProps<Part> {
  of: PartLabel;
  Icon: TablerIcon;
  reading: Reading<Part>;
  children: (part: Part) => ReactNode;
}

/** A part of the owner's page as it stands, with the way to edit it; where there is none, the way to add it. */
export function OwnPart<Part>({ of: label, Icon, reading, children }: OwnPartProps<Part>) {
  const { t } = useTranslation('ownerPages');
  const { add, edit } = FORMS_OF[label];
  return (
    <Loaded
      reading={reading}
      skeleton={<Skeleton height="14rem" />}
      failed={t('failed')}
      absent={
        <EmptyState
          icon={<Icon size={40} stroke={1.5} />}
          title={t(`parts.${label}.none`)}
          text={t(`parts.${label}.noneText`)}
          action={
            <Button component={Link} to={hrefTo(add)}>
              {t(`parts.${label}.add`)}
            </Button>
          }
        />
      }
    >
      {(part) => (
        <div className={classes.part}>
          {children(part)}
          <Button
            component={Link}
            to={hrefTo(edit)}
            variant="light"
            leftSection={<IconPencil size={20} aria-hidden="true" />}
          >
            {t(`parts.${label}.edit`)}
          </Button>
        </div>
      )}
    </Loaded>
  );
}

import { Skeleton } from '@mantine/core';
import { hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Navigate } from '../../shared/navigation/link.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { BackLink } from '../../shared/ui/back-link.tsx';
import { Loaded, type Reading } from '../../shared/ui/loaded.tsx';
import { SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import { FORMS_OF, type PartLabel, tabOf } from './customization-editing/page-parts.ts';
import type { FormOf } from './customization-editing/use-part-form.ts';

/** What the hook of a part's read answers. */
interface ReadPart<Part> extends Reading<Part> {
  readonly refetch: () => { readonly unwrap: () => Promise<Part> };
}

/** A page that adds a part of a business's page or changes it, by its address (SCREEN-26). */
export const partPage = <Part,>(
  label: PartLabel,
  useReading: (of: { companyId: number }) => ReadPart<Part>,
  Form: ComponentType<FormOf<Part>>,
) =>
  function PartPage() {
    const { t } = useTranslation('ownerPages');
    const companyId = useCompanyId();
    const isAdding = screenAt(useLocation().pathname).name === FORMS_OF[label].add;
    const reading = useReading({ companyId });
    return (
      <>
        <SubPageHead
          back={<BackLink to={tabOf(label)}>{t('back')}</BackLink>}
          title={t(`parts.${label}.${isAdding ? 'add' : 'edit'}`)}
        />
        <Begun of={label} reading={reading} isAdding={isAdding}>
          {(stored) => <Form companyId={companyId} stored={stored} readAgain={() => reading.refetch().unwrap()} />}
        </Begun>
      </>
    );
  };

interface BegunProps<Part> {
  of: PartLabel;
  reading: Reading<Part>;
  isAdding: boolean;
  /** The form, which changes what is there, or adds it. */
  children: (stored: Part | null) => ReactNode;
}

/** Opens the form when it is known what there is; what is read after that neither moves the page nor changes the form. */
function Begun<Part>({ of: label, reading, isAdding, children }: BegunProps<Part>) {
  const { t } = useTranslation('ownerPages');
  const { currentData, error } = reading;
  const [begun, setBegun] = useState<{ readonly stored: Part | null } | null>(null);
  if (begun === null && isAbsent(error)) setBegun({ stored: null });
  else if (begun === null && currentData !== undefined) setBegun({ stored: currentData });

  if (begun === null) {
    return (
      <Loaded reading={reading} skeleton={<Skeleton height="24rem" />} failed={t('formFailed')}>
        {() => null}
      </Loaded>
    );
  }
  // There is one of each: a bookmark of the other form leads to the one that fits.
  if (isAdding !== (begun.stored === null)) {
    return <Navigate to={hrefTo(FORMS_OF[label][isAdding ? 'edit' : 'add'])} replace />;
  }
  return children(begun.stored);
}

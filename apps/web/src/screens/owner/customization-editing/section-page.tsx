import { Skeleton } from '@mantine/core';
import { type Href, hrefTo, screenAt } from '@mercadito/contracts/site/addresses';
import { type ComponentType, type ReactNode, useState } from 'react';
import { isAbsent } from '../../../shared/api/api-error.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Navigate, useLocation } from '../../../shared/navigation/router.tsx';
import { useCompanyId } from '../../../shared/session/acting-for.ts';
import { Loaded, type Reading } from '../../../shared/ui/loaded.tsx';
import { BackLink, SubPageHead } from '../../../shared/ui/sub-page-head.tsx';

/** What the form of a section is given. */
export interface FormOf<Section> {
  companyId: number;
  /** Null where there is none yet. */
  stored: Section | null;
  /** Reads the section from the server and no cache. */
  readAgain: () => Promise<Section>;
}

/** The forms of each section of a business's page, by the label of its tab. */
export const FORMS_OF = {
  address: { add: 'addCompanyAddress', edit: 'updateCompanyAddress' },
  about: { add: 'addAbout', edit: 'updateAbout' },
  contact: { add: 'addContact', edit: 'updateContact' },
  social: { add: 'addSocialNetworks', edit: 'updateSocialNetworks' },
} as const;

/** A section of a business's page: there is one of each at most (BUSINESS-4). */
export type SectionLabel = keyof typeof FORMS_OF;

/** Where a section is shown to its owner, and where its forms lead to when they are done. */
export const tabOf = (label: SectionLabel): Href => hrefTo('customization', {}, { label });

interface SectionReading<Section> extends Reading<Section> {
  readonly refetch: () => { readonly unwrap: () => Promise<Section> };
}

/** A page that adds a section of a business's page or changes it, by its address (SCREEN-26). */
export const sectionPage = <Section,>(
  label: SectionLabel,
  useReading: (of: { companyId: number }) => SectionReading<Section>,
  Form: ComponentType<FormOf<Section>>,
) =>
  function SectionPage() {
    const { t } = useTranslation('ownerPages');
    const companyId = useCompanyId();
    const isAdding = screenAt(useLocation().pathname).name === FORMS_OF[label].add;
    const reading = useReading({ companyId });
    return (
      <>
        <SubPageHead
          back={<BackLink to={tabOf(label)}>{t('back')}</BackLink>}
          title={t(`sections.${label}.${isAdding ? 'add' : 'edit'}`)}
        />
        <Begun of={label} reading={reading} isAdding={isAdding}>
          {(stored) => <Form companyId={companyId} stored={stored} readAgain={() => reading.refetch().unwrap()} />}
        </Begun>
      </>
    );
  };

interface BegunProps<Section> {
  of: SectionLabel;
  reading: Reading<Section>;
  isAdding: boolean;
  /** The form, which changes what is there, or adds it. */
  children: (stored: Section | null) => ReactNode;
}

/** Opens the form when it is known what there is; what is read after that neither moves the page nor changes the form. */
function Begun<Section>({ of: label, reading, isAdding, children }: BegunProps<Section>) {
  const { t } = useTranslation('ownerPages');
  const { currentData, error } = reading;
  const [begun, setBegun] = useState<{ readonly stored: Section | null } | null>(null);
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

import { Button, Group, Skeleton, Stack } from '@mantine/core';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { type Bitmap2D, correction, generate } from 'lean-qr';
import { toSvgPath, toSvgSource } from 'lean-qr/extras/svg';
import { type Ref, useRef } from 'react';
import { useGetCompanyQuery } from '../../entities/companies/companies.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useCompanyId } from '../../shared/session/acting-for.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { printAlone } from '../../shared/ui/print-alone.ts';
import { saveFile } from '../../shared/ui/save-file.ts';
import { BackLink, SubPageHead } from '../../shared/ui/sub-page-head.tsx';
import classes from './business-poster.module.css';

/** From so many letters on a name is written smaller. */
const LONG_NAME = 22;

/** A poster that leads people to a business's page (SCREEN-38). */
export function Component() {
  const { t } = useTranslation('ownerPoster');
  const companyId = useCompanyId();
  return (
    <>
      <SubPageHead
        back={<BackLink to={hrefTo('myBusiness')}>{t('back')}</BackLink>}
        title={t('title')}
        lead={t('lead')}
      />
      <Stack>
        <Loaded reading={useGetCompanyQuery({ companyId })} skeleton={<PosterSkeleton />} failed={t('failed')}>
          {(company) => <PosterOf company={company} />}
        </Loaded>
      </Stack>
    </>
  );
}

function PosterOf({ company }: { company: CompanyDetails }) {
  const poster = useRef<HTMLElement>(null);
  const address = window.location.origin + hrefTo('business', { businessId: company._id });
  const code = qrCodeOf(address);
  return (
    <>
      <PosterActions companyId={company._id} code={code} onPrint={() => poster.current && printAlone(poster.current)} />
      <Poster ref={poster} company={company} address={address} code={code} />
    </>
  );
}

function PosterSkeleton() {
  return (
    <>
      <Skeleton height="2.75rem" maw="30rem" />
      <Skeleton height="44rem" maw="34rem" />
    </>
  );
}

interface PosterActionsProps {
  /** Of the business, in the names of the files. */
  companyId: number;
  code: Bitmap2D;
  onPrint: () => void;
}

/** The ways to bring a poster, or its code alone, among people. */
function PosterActions({ companyId, code, onPrint }: PosterActionsProps) {
  const { t } = useTranslation('ownerPoster');
  const save = (kind: keyof typeof QR_FILES) => saveFile(`qr-${companyId}.${kind}`, QR_FILES[kind](code));
  const sign = <IconDownload size={20} aria-hidden="true" />;
  return (
    <Group gap="xs">
      <Button leftSection={<IconPrinter size={20} aria-hidden="true" />} onClick={onPrint}>
        {t('print')}
      </Button>
      <Button variant="default" leftSection={sign} onClick={() => save('png')}>
        {t('png')}
      </Button>
      <Button variant="default" leftSection={sign} onClick={() => save('svg')}>
        {t('svg')}
      </Button>
    </Group>
  );
}

interface PosterProps {
  company: Pick<CompanyDetails, 'name' | 'profile_picture'>;
  address: string;
  code: Bitmap2D;
  ref: Ref<HTMLElement>;
}

/** A sheet of paper for the shop's window: who sells there, the code that leads to its page, and the address in letters. */
function Poster({ company, address, code, ref }: PosterProps) {
  const { t } = useTranslation('ownerPoster');
  const { brand } = useSite();
  return (
    <div className={classes.wall}>
      <article ref={ref} className={classes.poster} aria-label={t('title')}>
        <header className={classes.businessPosterHead}>
          <p className={classes.order}>{t('order')}</p>
          <p className={classes.other} lang={t('otherLanguage')}>
            {t('orderInOther')}
          </p>
        </header>
        {company.profile_picture && (
          <Picture
            className={classes.picture}
            picture={company.profile_picture}
            alt=""
            ratio={1}
            sizes="320px"
            isEager
          />
        )}
        <p className={classes.name} data-long={company.name.length > LONG_NAME}>
          {company.name}
        </p>
        <QrPicture code={code} label={t('code', { address })} />
        <p className={classes.scan}>{t('scan')}</p>
        <p className={classes.address}>{address.replace(/^https?:\/\//, '')}</p>
        <p className={classes.brand}>{brand}</p>
      </article>
    </div>
  );
}

function QrPicture({ code, label }: { code: Bitmap2D; label: string }) {
  const edge = code.size + 2 * QUIET_MODULES;
  return (
    <svg
      className={classes.code}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}

/** The light edge around a code, in modules, without which phones do not find it. */
const QUIET_MODULES = 4;
/** Sharp at the width of a page: a shop's address has some 33 modules. */
const PNG_SCALE = 40;
const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;

/** The code of an address; it is read with a quarter of it scratched off. */
const qrCodeOf = (address: string): Bitmap2D => generate(address, { minCorrectionLevel: correction.Q });

/** A picture of the code as the address of a file: PNG for messages, SVG for who prints it large. */
const QR_FILES = {
  png: (code: Bitmap2D) =>
    code.toDataURL({ type: 'image/png', scale: PNG_SCALE, pad: QUIET_MODULES, on: BLACK, off: WHITE }),
  svg: (code: Bitmap2D) =>
    `data:image/svg+xml,${encodeURIComponent(
      toSvgSource(code, { pad: QUIET_MODULES, on: 'black', off: 'white', xmlDeclaration: true }),
    )}`,
} as const;

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContractFile } from '@mercadito/contracts/contract-files';
import { TEXTS_OF_EVERY_PAGE } from '@mercadito/contracts/site/screen';
import type { Language } from '@mercadito/domain/language';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export interface WebBuild {
  readonly directory: string;
  /** The application's page as it was built. */
  readonly html: string;
  /** The web's build for the server, which renders pages. */
  readonly rendering: string;
  /** What sends a person's own first reads, in the head of their pages. */
  readonly ownReads: string | undefined;
  /**
   * Scripts, texts and styles that a page needs beyond those that it names already, with a screen by its source file.
   * @param contracts the files of its first reads, where it comes without their answers
   */
  readonly filesOf: (screen: string | null, language: Language, contracts?: readonly ContractFile[]) => PageFiles;
}

export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const inWeb = (path: string): string => fileURLToPath(new URL(`../../../../web/${path}`, import.meta.url));

/** What the build says of itself, in one of its files. */
function readBuilt<T>(directory: string, file: string): Readonly<Record<string, T>> {
  const path = join(directory, '.vite', file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, T>) : {};
}

function reachable(
  manifest: Readonly<Record<string, ManifestChunk>>,
  source: string,
  seen: Set<string>,
): ManifestChunk[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => reachable(manifest, each, seen))];
}

const OWN_READS = /\/own-reads-[^/]+\.js$/;

function fileOf(manifest: Readonly<Record<string, ManifestChunk>>, name: RegExp): string | undefined {
  const file = Object.values(manifest).find((chunk) => name.test(chunk.file))?.file;
  return file && `/${file}`;
}

/** Reads the built web application; null when it has not been built, and the server then serves the calls alone. */
export function readWebBuild(
  directory = inWeb('dist'),
  rendering = inWeb('dist-server/render-page.js'),
): WebBuild | null {
  const index = join(directory, 'index.html');
  if (!existsSync(index)) return null;
  const html = readFileSync(index, 'utf8');
  const manifest = readBuilt<ManifestChunk>(directory, 'manifest.json');
  const textsOfScreens = readBuilt<readonly string[]>(directory, 'texts-of-screens.json');
  return {
    directory,
    html,
    rendering,
    ownReads: fileOf(manifest, OWN_READS),
    filesOf: (screen, language, contracts = []) => {
      const screens = screen === null ? [] : [screen];
      const texts = screens.flatMap((source) => textsOfScreens[source] ?? []);
      // Left to the application, texts would come two round trips later.
      const catalogues = [...TEXTS_OF_EVERY_PAGE, ...texts].map((area) => `src/locales/${language}/${area}.json`);
      const seen = new Set<string>();
      const start = manifest['index.html']?.dynamicImports ?? [];
      const described = contracts.map((file) => `../../packages/contracts/src/${file}.ts`);
      const chunks = [...start, ...screens, ...catalogues, ...described].flatMap((each) =>
        reachable(manifest, each, seen),
      );
      const fresh = (file: string) => !html.includes(file);
      return {
        scripts: chunks.map((chunk) => `/${chunk.file}`).filter(fresh),
        styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`).filter(fresh),
      };
    },
  };
}

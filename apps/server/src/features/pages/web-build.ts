import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mercadito/contracts/settings';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface WebBuild {
  readonly directory: string;
  /** The application's page as it was built. */
  readonly html: string;
  /** Scripts, texts and styles a screen needs beyond those the page names already, by the screen's source file. */
  readonly filesOf: (source: string, language: Language) => { scripts: readonly string[]; styles: readonly string[] };
}

// What the screens of the public pages speak with. Left to the application it would come two round trips later.
const TEXTS = ['common', 'layout', 'errors', 'shop'];

const DIRECTORY = fileURLToPath(new URL('../../../../web/dist', import.meta.url));

function readManifest(directory: string): Record<string, ManifestChunk> {
  const path = join(directory, '.vite', 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestChunk>) : {};
}

function reachable(manifest: Record<string, ManifestChunk>, source: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => reachable(manifest, each, seen))];
}

/** Reads the built web application; null when it has not been built, and the server then serves the calls alone. */
export function readWebBuild(directory = DIRECTORY): WebBuild | null {
  const index = join(directory, 'index.html');
  if (!existsSync(index)) return null;
  const html = readFileSync(index, 'utf8');
  const manifest = readManifest(directory);
  return {
    directory,
    html,
    filesOf: (source, language) => {
      const texts = TEXTS.map((area) => `src/locales/${language}/${area}.json`);
      const chunks = [source, ...texts].flatMap((each) => reachable(manifest, each));
      const fresh = (file: string) => !html.includes(file);
      return {
        scripts: chunks.map((chunk) => `/${chunk.file}`).filter(fresh),
        styles: chunks
          .flatMap((chunk) => chunk.css ?? [])
          .map((file) => `/${file}`)
          .filter(fresh),
      };
    },
  };
}

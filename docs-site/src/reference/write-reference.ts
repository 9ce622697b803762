import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { areas } from '../navigation.ts';
import { areaDocument } from './area-document.ts';
import { readDocument } from './document.ts';
import { embedded } from './embedded-renderer.ts';

const { resolve } = createRequire(import.meta.url);

/** Writes what the reference's pages load: the renderer, and the document as a whole and by area in each language. */
export const writeReference = (outDir: string): void => {
  const document = readDocument();
  writeFileSync(join(outDir, 'openapi.json'), JSON.stringify(document));
  for (const language of ['en', 'zh'] as const) {
    const folder = join(outDir, 'documents', language);
    mkdirSync(folder, { recursive: true });
    for (const area of Object.keys(areas))
      writeFileSync(join(folder, `${area}.json`), JSON.stringify(areaDocument(document, area, language)));
  }

  const renderer = join(dirname(resolve('@scalar/api-reference')), 'browser');
  const isServed = (file: string): boolean => !file.endsWith('.map') && !file.endsWith('standalone.js');
  cpSync(renderer, join(outDir, 'renderer'), { recursive: true, filter: isServed });
  const start = join(outDir, 'renderer', 'standalone.esm.js');
  writeFileSync(start, embedded(readFileSync(start, 'utf8')));
};

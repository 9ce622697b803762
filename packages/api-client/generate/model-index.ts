import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const hasValue = (source: string): boolean => /^export const /mu.test(source);

/**
 * The index of all models. Only enumerations are values. The other thousand files contain types only, and are exported as
 * types, so that no program loads them.
 */
export const modelIndexSource = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name !== 'index.ts')
    .toSorted()
    .map((name) => {
      const isValue = hasValue(readFileSync(join(folder, name), 'utf8'));
      return `export ${isValue ? '' : 'type '}* from './${name}';\n`;
    })
    .join('');

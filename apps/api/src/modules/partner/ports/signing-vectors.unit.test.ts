import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readQuery } from '../reports/signed-query.ts';
import { signingSchemes } from './signing.ts';

interface Vectors {
  secret: string;
  fields: string[];
  queries: { about: string; raw: string; pairs: [string, string][]; signatures: Record<string, string> }[];
}

const file = new URL('../../../../../../packages/partner-kit/vectors/vectors.json', import.meta.url);
const { secret, fields, queries } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

test.each(queries)('a query with $about is signed as partners who use our kit sign it', (vector) => {
  const query = readQuery(`${vector.raw}&sig=0`, 'sig');
  if (query === undefined) throw new Error('not read');
  expect(query.pairs).toEqual(vector.pairs);
  for (const [name, scheme] of Object.entries(signingSchemes))
    expect(scheme.sign(query, secret, fields), name).toBe(vector.signatures[name]);
});

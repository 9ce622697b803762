import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { oneLine } from '../src/one-line.ts';
import type { OpenApiDocument } from './bundle.ts';

interface Pair {
  readonly en: string;
  readonly zh: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The descriptions in a part of the document, wherever they stand. Examples are data, not words about it; but a property may have
 * that name.
 */
const descriptionsIn = (part: unknown, isOfNames = false): readonly string[] => {
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (!isOfNames && (key === 'examples' || key === 'example')) return [];
    if (key === 'description' && typeof value === 'string') return [oneLine(value)];
    return descriptionsIn(value, !isOfNames && key === 'properties');
  });
};

/**
 * Reads the Chinese descriptions by their English ones, so that a description that changes asks for its Chinese one again. Throws
 * when a description has none, and when a Chinese one describes nothing.
 */
export const readChinese = (
  folder: string,
  { paths, components }: Pick<OpenApiDocument, 'paths' | 'components'>,
): Record<string, string> => {
  const pairs = new Map<string, string>();
  for (const file of readdirSync(folder).toSorted())
    for (const { en, zh } of parse(readFileSync(join(folder, file), 'utf8')) as Pair[]) {
      if (pairs.has(en)) throw new Error(`openapi/zh/${file}: "${en}" stands twice`);
      pairs.set(en, zh);
    }
  const { schemas, parameters, responses } = components;
  const texts = new Set([paths, parameters, responses, schemas].flatMap((part) => descriptionsIn(part)));
  for (const text of texts)
    if (!pairs.has(text)) throw new Error(`openapi/zh: no Chinese for the description "${text}"`);
  for (const text of pairs.keys())
    if (!texts.has(text)) throw new Error(`openapi/zh: the document has no description "${text}"`);
  return Object.fromEntries(pairs);
};

import chinese from '@yayan/contract/descriptions-zh' with { type: 'json' };
import { oneLine } from '@yayan/contract/one-line';
import type { Language } from '../navigation.ts';
import type { Document } from './document.ts';

const texts: Readonly<Record<string, string>> = chinese;

/**
 * A part of the document with Chinese descriptions, wherever `openapi/zh` has one. Examples stay as they are; but a property may have
 * that name.
 */
const inChinese = <Part>(part: Part, isOfNames = false): Part => {
  const translated = (key: string, value: unknown): unknown => {
    if (!isOfNames && (key === 'examples' || key === 'example')) return value;
    if (key === 'description' && typeof value === 'string') return texts[oneLine(value)] ?? value;
    return inChinese(value, !isOfNames && key === 'properties');
  };
  if (Array.isArray(part)) return part.map((item: unknown) => inChinese(item)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, translated(key, value)]),
  ) as Part;
};

/** The document with the descriptions of its calls and data in a language. */
export const documentIn = (document: Document, language: Language): Document =>
  language === 'en'
    ? document
    : { ...document, paths: inChinese(document.paths), components: inChinese(document.components) };

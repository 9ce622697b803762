import chinese from '@yayan/contract/descriptions-zh' with { type: 'json' };
import { oneLine } from '@yayan/contract/one-line';
import type { Language } from '../navigation.ts';
import type { Document } from './document.ts';

const texts: Readonly<Record<string, string>> = chinese;

type Part = Readonly<Record<string, unknown>>;

/** What a language has instead of the text under a key; undefined leaves the key out. */
type Wording = (key: string, value: unknown, part: Part) => unknown;

/**
 * The document has the titles of data and the labels of values in Chinese. In English, data without a title is shown by the
 * name of its schema, which is also the name of its type in the SDK.
 */
const inEnglish: Wording = (key, value, part) => {
  if (key === 'title') return undefined;
  return key === 'x-enum-descriptions' ? part['x-enum-labels-en'] : value;
};

/** A value that is a word needs no name of its own beside it. */
const isNameOfWord = (key: string, part: Part): boolean =>
  key === 'x-enum-varnames' && part['type'] === 'string';

/** In Chinese, a description is that of `openapi/zh`. */
const inChinese: Wording = (key, value) =>
  key === 'description' && typeof value === 'string' ? (texts[oneLine(value)] ?? value) : value;

const wordings: Readonly<Record<Language, Wording>> = { en: inEnglish, zh: inChinese };

const isExample = (key: string): boolean => key === 'examples' || key === 'example';

/** Examples stay as they are. Below `properties` each key is a name. */
const worded = <Whole>(whole: Whole, wording: Wording, isOfNames = false): Whole => {
  if (Array.isArray(whole)) return whole.map((item: unknown) => worded(item, wording)) as Whole;
  if (typeof whole !== 'object' || whole === null) return whole;
  const part = whole as Part;
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => {
    if (isOfNames) return [key, worded(value, wording)];
    if (isExample(key)) return [key, value];
    if (isNameOfWord(key, part)) return [key, undefined];
    return [key, worded(wording(key, value, part), wording, key === 'properties')];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Whole;
};

/** The document with the words of its calls and data in a language. */
export const documentIn = (document: Document, language: Language): Document => ({
  ...document,
  paths: worded(document.paths, wordings[language]),
  components: worded(document.components, wordings[language]),
});

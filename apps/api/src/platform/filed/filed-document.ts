import { type Document, isMap, LineCounter, parseDocument } from 'yaml';
import { unstorableText } from '../../call/unstorable-text.ts';
import type { FiledFault } from './filed-fault.ts';
import { syntaxWords } from './syntax-words.ts';

const MOST_ALIASES = 100;

export type Place = readonly string[];

/** A file as an operator wrote it, YAML or JSON (JSON is valid YAML), with the lines of its fields. */
export interface FiledDocument {
  /** Undefined if the file has faults. */
  plain: unknown;
  /** Its faults of syntax, or its text that can't be stored. */
  faults: FiledFault[];
  document: Document;
  /** The line of a field, or of its parent if the field is missing. */
  lineOf: (place: Place) => number;
  lineAt: (offset: number) => number;
}

/** Reads a file. Whether its fields are right, the reader says. */
export function readFiled(source: string): FiledDocument {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const lineOf = (place: Place): number => lineAt(offsetOf(document, place));
  const read = { document, lineAt, lineOf };
  const failed = (faults: FiledFault[]): FiledDocument => ({ ...read, plain: undefined, faults });
  if (document.errors.length > 0)
    return failed(
      document.errors.map(({ pos, message, code }) => ({
        line: lineAt(pos[0]),
        field: '',
        text: message,
        zh: syntaxWords(code),
      })),
    );
  const plain = plainOf(document);
  if (plain === undefined)
    return failed([
      {
        line: 1,
        field: '',
        text: `more than ${MOST_ALIASES} aliases`,
        zh: `引用（*）超过 ${MOST_ALIASES} 处`,
      },
    ]);
  const place = unstorableText(plain, '')?.slice(1);
  if (place !== undefined)
    return failed([
      {
        line: lineOf(place.split('.')),
        field: place,
        text: 'NUL, or half of a character',
        zh: '有不能保存的字符（空字符，或半个字）',
      },
    ]);
  return { ...read, plain, faults: [] };
}

/** The document's value; undefined if its aliases expand without limit. */
function plainOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    // The parser throws a ReferenceError for aliases of aliases.
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** Where a field begins, or its parent if the field is missing. */
export function offsetOf(document: Document, place: Place): number {
  for (let length = place.length; length > 0; length -= 1) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(place.slice(0, length - 1), true);
    const key = place[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === key) : undefined;
    const offset = rangeOf(pair?.key) ?? rangeOf(document.getIn(place.slice(0, length), true));
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** Where a part of a document begins; undefined for what is no part of it. */
export const rangeOf = (node: unknown): number | undefined =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : undefined;

import type { z } from 'zod';
import type { FiledDocument } from './filed-document.ts';
import type { FiledFault } from './filed-fault.ts';
import { issueWords } from './issue-words.ts';

/** A rule's message in both languages, for `refine` and `addIssue`. */
export const inBoth = (
  message: string,
  zh: string,
): { message: string; params: Record<string, unknown> } => ({ message, params: { zh } });

/** Checks a part of a file, which stands at `at`. Returns the read part, or its faults, each with line and field. */
export function readPart<Part extends z.ZodType>(
  schema: Part,
  value: unknown,
  { filed, at = [] }: { filed: Pick<FiledDocument, 'lineOf'>; at?: readonly string[] },
): { part: z.output<Part>; faults: [] } | { part: undefined; faults: FiledFault[] } {
  const read = schema.safeParse(value, { reportInput: true });
  if (read.success) return { part: read.data, faults: [] };
  return {
    part: undefined,
    faults: read.error.issues.map((issue) => {
      const place = [...at, ...issue.path.map(String)];
      const [extra] = issue.code === 'unrecognized_keys' ? issue.keys : [];
      return {
        line: filed.lineOf(extra === undefined ? place : [...place, extra]),
        field: place.join('.'),
        text: issue.message,
        zh: issueWords(issue),
      };
    }),
  };
}

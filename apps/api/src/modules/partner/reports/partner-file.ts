import { refuse } from '../../../errors/api-fault.ts';
import type { Meaning, SupplierConfig } from '../partner-config.ts';

/** One line of a partner's file: a session, and what the partner says about it. */
export interface FiledLine {
  readonly sid: string;
  /** The partner's own status; that of a complete if the line has none. */
  readonly code: string;
  /** Undefined for a status that the partner's configuration lacks. */
  readonly meaning: Meaning | undefined;
}

/** More lines than this are given in several files. */
const MOST_LINES = 500;

const SEPARATOR = /[,;\t]/;

const isPlainComplete = (meaning: Meaning): boolean =>
  meaning !== 'reversed' && meaning.result === 1 && meaning.reason === undefined;

const unquoted = (cell: string): string => cell.trim().replaceAll(/^"|"$/g, '').trim();

/**
 * Reads a partner's file: one session a line, with the partner's status behind a comma, semicolon or tab. A line without
 * status is a complete, so ids can be pasted. A first line with the name of the parameter is a heading. A session that
 * stands there twice counts as its last line. Refuses with PARTNER_FILE_EMPTY and PARTNER_FILE_LONG.
 */
export function readPartnerFile(text: string, { parameters, statuses }: SupplierConfig): FiledLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split(SEPARATOR).map(unquoted))
    .filter(([sid = '']) => sid !== '');
  const isHeading = lines[0]?.[0]?.toLowerCase() === parameters.session.toLowerCase();
  const rows = isHeading ? lines.slice(1) : lines;
  if (rows.length === 0) refuse('PARTNER_FILE_EMPTY');
  if (rows.length > MOST_LINES) refuse('PARTNER_FILE_LONG');
  const [complete = ''] = Object.entries(statuses).find(([, meaning]) => isPlainComplete(meaning)) ?? [];
  const lineOf = (sid: string, status: string): FiledLine => {
    if (status === '') return { sid, code: complete, meaning: { result: 1 } };
    return { sid, code: status, meaning: Object.hasOwn(statuses, status) ? statuses[status] : undefined };
  };
  const last = new Map(rows.map(([sid = '', status = '']) => [sid, lineOf(sid, status)]));
  return [...last.values()];
}

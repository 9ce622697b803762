import type { FastifyInstance } from 'fastify';
import { ApiFault } from '../errors/api-fault.ts';

/** The deepest nesting of arrays and objects in a body: far more than any call needs. */
export const MAX_JSON_DEPTH = 32;
/** The most fields and items of a body: more than the largest page of a questionnaire has. */
export const MAX_JSON_VALUES = 5_000;

const QUOTE = 34;
const COMMA = 44;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** The end of the string that begins at `start`. A quote after an odd number of backslashes belongs to the string. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text[first - 1] === '\\') first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
};

/**
 * The fault in the shape of JSON text: nested too deep, or too many values. It reads the text once and stops at the
 * first excess, so it costs far less than parsing. Text that is no JSON may pass; the parser refuses it.
 */
export const excessOf = (text: string): 'depth' | 'values' | null => {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA && ++values > MAX_JSON_VALUES) return 'values';
    else if (OPENING.has(code) && ++depth > MAX_JSON_DEPTH) return 'depth';
    else if (CLOSING.has(code)) depth -= 1;
  }
  return null;
};

/** Parses JSON bodies, and refuses those of an excessive shape before they are parsed (rule 1.13). */
export const addJsonParser = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const rule = excessOf(String(body));
    if (rule === null) void parse(request, String(body), done);
    else done(new ApiFault('FIELD_WRONG', { field: 'body', rule }));
  });
};

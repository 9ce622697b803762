import type { ResponsePromise } from 'ky';
import { fileNameOf } from './file-name.ts';
import { envelopeOf } from './outcome.ts';
import { retryAfterOf } from './retry-after.ts';
import type { Answer } from './outcome.ts';

/** How a successful answer is wanted; JSON when left out. */
export type ResponseType = 'blob' | 'text' | 'arraybuffer';

const unreadable: unique symbol = Symbol('unreadable');

const parse = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return unreadable;
  }
};

const mayBeEnvelope = (response: Response): boolean =>
  /json/.test(response.headers.get('content-type') ?? '') &&
  !/^attachment/i.test(response.headers.get('content-disposition') ?? '');

const readFile = async (answer: ResponsePromise, wanted: ResponseType): Promise<unknown> => {
  const response = await answer;
  const blob = await answer.blob();
  if (mayBeEnvelope(response)) {
    const body = parse(await blob.text());
    if (envelopeOf(body)) return body;
  }
  if (wanted === 'text') return blob.text();
  if (wanted === 'arraybuffer') return blob.arrayBuffer();
  const name = fileNameOf(response.headers.get('content-disposition'));
  return name ? new File([blob], name, { type: blob.type }) : blob;
};

/**
 * Reads status and body in the wanted form. A refused download contains an envelope instead of a file and is read as
 * one. A file is returned as a `File` with the name that the server gave it.
 *
 * A 200 that should be JSON but isn't comes from a proxy or a captive portal, not from our server. It counts as no
 * answer, status 0. The call's time limit covers the body too.
 */
export const readAnswer = async (
  url: string,
  answer: ResponsePromise,
  wanted?: ResponseType,
  now: () => number = Date.now,
): Promise<Answer> => {
  const { status, headers } = await answer;
  const told = {
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterOf(headers.get('retry-after'), now()),
  };
  const body = wanted && status === 200 ? await readFile(answer, wanted) : parse(await answer.text());
  if (body !== unreadable) return { url, status, body, ...told };
  return { url, status: status === 200 ? 0 : status, body: undefined, ...told };
};

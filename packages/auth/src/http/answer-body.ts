import { abortable } from '../abortable.ts';
import { type Answer, envelopeOf } from './outcome.ts';
import type { ApiRequest } from './api-request.ts';
import type { Send } from './send.ts';

/** A call as the transport sends it. */
export interface SentCall extends ApiRequest {
  /** Recognises an answer whose body the caller reads itself: the call then resolves to the response. */
  readonly isOpen?: (response: Response) => boolean;
}

/** `false` for a text that isn't JSON, because our server never sends `false`. */
const parse = (text: string): unknown => {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return false;
  }
};

/**
 * Status and body of an answer in the wanted form. A refused download contains an envelope instead of a file and is read
 * as one.
 *
 * A 200 that should be JSON but isn't comes from a proxy or a captive portal, not from our server. It counts as no
 * answer, status 0. The call's time limit covers the body too.
 */
const read = async (
  { url, responseType, enveloped, isOpen }: SentCall,
  answer: ReturnType<Send>,
): Promise<Answer> => {
  const response = await answer;
  const { status, headers } = response;
  const head = { url, status, requestId: headers.get('x-request-id') ?? undefined };
  if (isOpen?.(response)) return { ...head, body: response };
  if (responseType && status === 200) {
    // Loaded with the first download.
    const { fileOf } = await import('./file-of.ts');
    return {
      ...head,
      body: await fileOf(
        await answer.blob(),
        responseType,
        headers,
        (text) => envelopeOf(parse(text)) && parse(text),
      ),
    };
  }
  const text = await answer.text();
  const body = parse(text);
  const isOurs = body !== false && (!enveloped || status !== 200 || !!envelopeOf(body));
  if (isOurs && status === 200) return { ...head, body };
  const refused = isOurs
    ? { ...head, body }
    : { ...head, status: status === 200 ? 0 : status, body: undefined };
  // Loaded with the first failed answer. If loading fails, the error has fewer details.
  return import('./odd-answer.ts').then(
    ({ explained }) => explained(refused, response, text, isOurs),
    () => refused,
  );
};

/**
 * Sends a call once and reads its answer; status 0 when none came. Rejects only when the call was aborted or the arguments are
 * invalid.
 */
export const answerOf = async (send: Send, call: SentCall, token?: string): Promise<Answer> => {
  call.signal?.throwIfAborted();
  const sent = send(call, token);
  try {
    return await abortable(read(call, sent), call.signal);
  } catch (cause) {
    call.signal?.throwIfAborted();
    return { url: call.url, status: 0, body: undefined, cause };
  }
};

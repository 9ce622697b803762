import { ConsoleError } from './console-error.ts';
import { sessionToken } from './session-token.ts';

/** A call as the generated code describes it. */
interface HttpRequest {
  url: string;
  method: string;
  params?: object | undefined;
  data?: unknown;
  headers?: object | undefined;
  signal?: AbortSignal | undefined;
  /** Set if the answer is a file; a refusal of it is an envelope. */
  responseType?: 'blob';
}

/** The data inside the envelope of an answer. */
type Unwrap<Answer> = Answer extends { code: number; data: infer Data } ? Data : Answer;

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
  requestId?: string;
}

const BASE = '/api/console/v1';
const OK = 200;

/** The type of the error of every generated hook. */
export type ErrorType<_Fault> = ConsoleError;

const addressOf = ({ url, params = {} }: HttpRequest): string => {
  const query = new URLSearchParams(
    Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${BASE}${url}?${query}` : BASE + url;
};

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'msg' in answer;

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('application/json') === true;

const unreached = (cause: unknown): ConsoleError =>
  new ConsoleError({ code: 0, msg: '没有连上服务器，请检查网络后再试' }, { cause });

const send = async (request: HttpRequest): Promise<Envelope> => {
  const { method, data, headers, signal } = request;
  try {
    const response = await fetch(addressOf(request), {
      method,
      credentials: 'same-origin',
      headers: {
        ...headers,
        'x-csrf-token': sessionToken.current(),
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
      ...(signal && { signal }),
    });
    if (request.responseType === 'blob' && !isJson(response))
      return { code: OK, msg: '', data: await response.blob() };
    const answer: unknown = await response.json();
    if (isEnvelope(answer)) return answer;
    throw new TypeError('The answer is no envelope');
  } catch (error) {
    throw signal?.aborted ? error : unreached(error);
  }
};

/**
 * Sends a call with the token of the session, and resolves to the data of its answer.
 * @throws ConsoleError when it is refused or no answer comes.
 */
export const http = async <Answer>(request: HttpRequest): Promise<Unwrap<Answer>> => {
  const answer = await send(request);
  if (answer.code !== OK) {
    const error = new ConsoleError(answer);
    sessionToken.note(error.reason);
    throw error;
  }
  sessionToken.note('OK', answer.data, request.headers !== undefined && 'X-Background' in request.headers);
  // The server checks its answers against the document.
  return answer.data as Unwrap<Answer>;
};

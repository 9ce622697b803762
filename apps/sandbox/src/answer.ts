/** The part of a request that the sandbox reads. */
export interface SandboxRequest {
  readonly method: string;
  readonly path: string;
  readonly userAgent?: string;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
  /** Names are in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The raw text. */
  readonly body?: string;
}

/** An answer of the sandbox. */
export type Answer =
  | { readonly json: unknown; readonly status?: number }
  | {
      readonly text: string;
      readonly type: string;
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly location: string }
  /** Cuts the connection without an answer. */
  | { readonly silence: true };

const COMMON = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** An answer as HTTP: 404 when nobody answered, undefined to cut the connection. */
export function answerOf(answer: Answer | undefined):
  | undefined
  | {
      status: number;
      headers: Record<string, string>;
      body: string;
    } {
  if (answer === undefined)
    return { status: 404, headers: { ...COMMON, 'content-type': 'text/plain' }, body: 'Not here' };
  if ('silence' in answer) return undefined;
  if ('location' in answer)
    return { status: 302, headers: { ...COMMON, location: answer.location }, body: '' };
  if ('json' in answer)
    return {
      status: answer.status ?? 200,
      headers: { ...COMMON, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(answer.json),
    };
  return {
    status: answer.status ?? 200,
    headers: { ...COMMON, ...answer.headers, 'content-type': `${answer.type}; charset=utf-8` },
    body: answer.text,
  };
}

/** A request, as far as the stand-ins look at it. */
export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly userAgent?: string;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
}

/** What a stand-in answers. */
export type Answer =
  | { readonly json: unknown; readonly status?: number }
  | { readonly text: string; readonly type: string; readonly status?: number }
  | { readonly location: string };

const COMMON = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** An answer as HTTP has it; 404 where nobody answered. */
export function answerOf(answer: Answer | undefined): {
  status: number;
  headers: Record<string, string>;
  body: string;
} {
  if (answer === undefined)
    return { status: 404, headers: { ...COMMON, 'content-type': 'text/plain' }, body: 'Not here' };
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
    headers: { ...COMMON, 'content-type': `${answer.type}; charset=utf-8` },
    body: answer.text,
  };
}

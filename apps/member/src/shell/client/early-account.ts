/** The account as index.html asked for it, before any script had arrived (tools/src/app-shell/draw.js). */
interface EarlyAccount {
  token: string;
  answer: Promise<Response>;
}

const path = '/api/v1/users/account';

/**
 * `fetch`, except that the first call for the account takes the answer that is already under way: of the same session, and
 * only a good one.
 */
export const fetchAfterEarly = async (request: Request): Promise<Response> => {
  const page = globalThis as { earlyAccount?: EarlyAccount };
  const early = page.earlyAccount;
  if (early && request.method === 'GET' && new URL(request.url).pathname === path) {
    delete page.earlyAccount;
    const isSame = request.headers.get('z-token') === `Bearer ${early.token}`;
    const answer = isSame ? await early.answer.catch(() => undefined) : undefined;
    if (answer?.ok) return answer;
  }
  return fetch(request);
};

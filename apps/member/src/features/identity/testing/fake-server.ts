import { answerPublicKey, openSealed } from '../../../testing/sealed-fields.ts';

/** A server behind `fetch` that decrypts encrypted fields as the real one does. */
export interface FakeServer {
  fetch: typeof fetch;
  tokens: { token: string; refreshToken: string; expired: number };
  /** Answers all later calls of a path with this data. */
  answer: (path: string, data: unknown) => void;
  /** Refuses all later calls of a path with this code. */
  refuse: (path: string, code: number, data: unknown) => void;
  /** Bodies sent to a path, with their encrypted fields decrypted. */
  sent: (path: string) => unknown[];
}

/** Starts a fake server. It already answers calls that send a code. */
export const startFakeServer = async (): Promise<FakeServer> => {
  const answers = new Map<string, { code: number; data: unknown }>([
    ['/v1/auth/public-key', { code: 200, data: await answerPublicKey() }],
    ['/v1/auth/sms/send', { code: 200, data: { resendAfterSeconds: 60 } }],
  ]);
  const bodies: { path: string; body: unknown }[] = [];

  return {
    tokens: {
      token: 'token-of-this-test',
      refreshToken: 'refresh-token-of-it',
      expired: Date.now() + 1_800_000,
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.replace('/api', '');
      if (request.method === 'POST')
        bodies.push({ path, body: await openSealed(JSON.parse((await request.text()) || '{}')) });
      const { code, data } = answers.get(path) ?? { code: 404, data: null };
      return Response.json({ code, msg: code === 200 ? '成功' : '拒绝', data });
    },
    answer: (path, data) => answers.set(path, { code: 200, data }),
    refuse: (path, code, data) => answers.set(path, { code, data }),
    sent: (path) => bodies.filter((sent) => sent.path === path).map(({ body }) => body),
  };
};

import { createSession } from '@yayan/auth';
import { describe, expect, test } from 'vitest';
import { getAccount } from '../gen/calls/index.ts';
import { answer, clientOf, failureOf, tokens } from '../testing/answer.ts';

describe('a token store that throws', () => {
  const broken = (): never => {
    throw new Error('the disk is full');
  };

  test('when read: the call fails and says so', async () => {
    const cookies = {
      get cookie() {
        return broken();
      },
      set cookie(_line: string) {
        broken();
      },
    };
    const client = clientOf(() => answer({}), { session: createSession({ cookies }) });
    const error = await failureOf(getAccount({ client }));
    expect(error).toMatchObject({ name: 'ApiError', kind: 'silent', status: 0 });
    expect(String(error)).toContain('No token to send: the disk is full');
    const states: unknown[] = [];
    const closed = new Promise<unknown>((resolve) => {
      client.live.onState((state, why) => {
        states.push(state);
        if (why) resolve(why);
      });
    });
    client.live.on('balance', () => undefined);
    expect(await closed).toMatchObject({ name: 'ApiError' });
    expect(states).toEqual(['closed']);
  });

  test('when a new token is kept: the calls that waited fail, and none is sent', async () => {
    let line = '';
    let isFull = false;
    const cookies = {
      get cookie() {
        return line;
      },
      set cookie(written: string) {
        if (isFull) broken();
        line += `${written.split(';')[0]}; `;
      },
    };
    const sent: string[] = [];
    const client = clientOf(
      ({ url }) => {
        sent.push(new URL(url).pathname);
        return answer(tokens('successor'));
      },
      { session: createSession({ cookies }) },
    );
    client.session.signIn(tokens('old', Date.now() - 1));
    isFull = true;
    const errors = await Promise.all([1, 2, 3].map(() => failureOf(getAccount({ client }))));
    for (const error of errors) expect(String(error)).toContain('the disk is full');
    expect(sent).toEqual(['/api/v1/auth/token/refresh']);
  });

  test('for the device’s id: calls are still sent, with one id', async () => {
    const ids: (string | null)[] = [];
    const storage = { getItem: broken, setItem: broken, removeItem: broken, clear: broken };
    const client = clientOf(
      ({ headers }) => {
        ids.push(headers.get('z-device-id'));
        return answer({});
      },
      { session: createSession({ storage }) },
    );
    client.session.signIn(tokens('a-token'));
    await getAccount({ client });
    await getAccount({ client });
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
  });

  test('tokens that are none are not kept', () => {
    const session = createSession();
    // @ts-expect-error The state of an unregistered mobile has no tokens.
    expect(() => session.signIn({ state: 'unregistered' })).toThrow('No token');
    expect(session.token()).toBeUndefined();
  });
});

describe('a device’s clock a day off', () => {
  const day = 24 * 3_600_000;
  const play = (offset: number, tellsTime: boolean) => {
    const sent: string[] = [];
    let valid = 'first';
    const client = clientOf(
      ({ url, headers }) => {
        const path = new URL(url).pathname.replace('/api/v1', '');
        sent.push(path);
        const date = { date: new Date().toUTCString() };
        if (path === '/auth/token/refresh') valid = 'second';
        const isRefused = path === '/users/account' && headers.get('z-token') !== `Bearer ${valid}`;
        const data = path === '/auth/token/refresh' ? tokens('second') : {};
        return Response.json(
          { code: isRefused ? 401 : 200, msg: '', data },
          { headers: tellsTime ? date : {} },
        );
      },
      { clock: { now: () => Date.now() + offset, wait: async () => undefined } },
    );
    return { client, sent, refuse: () => (valid = 'another') };
  };

  test.each([
    ['ahead', day, true],
    ['ahead, and answers tell no time', day, false],
  ])('%s: one refresh, then calls go on', async (_, offset, tellsTime) => {
    const { client, sent } = play(offset, tellsTime);
    client.session.signIn(tokens('first'));
    for (const call of [1, 2, 3]) expect(await getAccount({ client }), String(call)).toEqual({});
    expect(sent).toEqual(['/auth/token/refresh', '/users/account', '/users/account', '/users/account']);
  });

  test.each([true, false])(
    'behind: a token that is over is replaced when the server refuses it (%s)',
    async (tellsTime) => {
      const { client, sent, refuse } = play(-day, tellsTime);
      client.session.signIn(tokens('first', Date.now() - 1));
      refuse();
      expect(await getAccount({ client })).toEqual({});
      expect(sent).toEqual(['/users/account', '/auth/token/refresh', '/users/account']);
    },
  );
});

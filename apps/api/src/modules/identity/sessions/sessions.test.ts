import { runs, timeFor } from '../../../../test/runs.ts';
import { allTogether } from '../../../../test/together.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../call/caller.ts';
import type { Session } from './issue-session.ts';
import type { SessionSubject } from './open-session.ts';
import { startTestIdentity, type TestIdentity } from '../../../../test/identity/test-identity.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const device = { device: 1, deviceId: null } as const;

let system: TestIdentity;
beforeAll(async () => {
  system = await startTestIdentity();
});
afterAll(() => system.stop());

const newSubject = (): SessionSubject & { kind: 'member' } => ({
  kind: 'member',
  memberId: system.platform.random.uuid(),
});
const open = async (subject: SessionSubject = newSubject()): Promise<Session> =>
  await system.platform.database.transaction((tx) =>
    system.identity.sessions.openSession(tx, subject, device),
  );
const callerOf = async (token: string): Promise<Caller | null> =>
  await system.identity.sessions.authenticate(token);
const refused = { name: 'UNAUTHORISED' };
/** A sign-in and the two sessions that followed it. */
type Lineage = Readonly<Record<'first' | 'second' | 'third', Session>>;
/** Why the sign-ins of a member ended; null for an open one. */
const endsOf = async ({ memberId }: { memberId: string }): Promise<(string | null)[]> => {
  const { read } = system.platform.database;
  const rows = await read
    .selectFrom('session_families')
    .select('end_reason')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ end_reason }) => end_reason);
};

describe('tokens (rule 2.11)', () => {
  test('an access token lasts 30 minutes', async () => {
    const subject = newSubject();
    const { token, expired } = await open(subject);
    expect(expired).toBe(system.clock.now().getTime() + 30 * MINUTE);
    expect(await callerOf(token)).toMatchObject({ kind: 'member', memberId: subject.memberId });
    system.clock.advance(30 * MINUTE - 1);
    expect(await callerOf(token)).not.toBeNull();
    system.clock.advance(1);
    expect(await callerOf(token)).toBeNull();
  });

  test('a refresh token lasts 14 days', async () => {
    const inTime = await open();
    const late = await open();
    system.clock.advance(14 * DAY - 1);
    await expect(system.refresh(inTime.refreshToken)).resolves.toHaveProperty('token');
    system.clock.advance(1);
    await expect(system.refresh(late.refreshToken)).rejects.toMatchObject(refused);
  });

  test('a sign-in ends after 180 days, however often it was refreshed', async () => {
    let session = await open();
    for (let day = 0; day < 180; day += 10) {
      system.clock.advance(10 * DAY);
      if (day < 170) session = await system.refresh(session.refreshToken);
    }
    await expect(system.refresh(session.refreshToken)).rejects.toMatchObject(refused);
  });

  test('the database stores no token, and both have 256 bits', async () => {
    const { token, refreshToken } = await open();
    const rows = await system.platform.database.read.selectFrom('sessions').selectAll().execute();
    const stored = JSON.stringify(rows);
    for (const text of [token, refreshToken]) {
      expect(text).toMatch(/^y[ar]1_[A-Za-z0-9_-]{43}(?:\.[A-Za-z0-9_-]{11})?$/);
      expect(stored).not.toContain(text.slice(4, 47));
    }
  });

  test('A5 token confusion: a refresh token opens no call, and only a refresh token refreshes', async () => {
    const { token, refreshToken } = await open();
    expect(await callerOf(refreshToken)).toBeNull();
    for (const wrong of [
      token,
      '',
      refreshToken.slice(0, -1),
      `${refreshToken}A`,
      'x'.repeat(65_536),
      'yr1_\u0000',
    ])
      await expect(system.refresh(wrong)).rejects.toMatchObject(refused);
    for (const wrong of [token.slice(0, -1), `${token}A`, token.replace('ya1_', 'yr1_'), 'x'.repeat(65_536)])
      expect(await callerOf(wrong)).toBeNull();
  });

  test('A14 each sign-in has its own tokens', async () => {
    const subject = newSubject();
    const sessions = [await open(subject), await open(subject)];
    const tokens = sessions.flatMap(({ token, refreshToken }) => [token, refreshToken]);
    expect(new Set(tokens).size).toBe(4);
  });

  test('A15 a group session keeps its group, role and person, also after a refresh', async () => {
    const subject = {
      kind: 'group',
      groupId: system.platform.random.uuid(),
      groupMemberId: system.platform.random.uuid(),
      role: 1,
    } as const;
    const first = await open(subject);
    const caller = await callerOf(first.token);
    expect(caller).toMatchObject(subject);
    expect(await callerOf((await system.refresh(first.refreshToken)).token)).toEqual(caller);
  });
});

describe('refreshing', () => {
  const RACES = runs(4, 200);
  test(
    'A3 race: 50 simultaneous refreshes get the same successor',
    async () => {
      for (let round = 0; round < RACES; round += 1) {
        const { refreshToken } = await open();
        const successors = await allTogether(50, () => system.refresh(refreshToken));
        expect(new Set(successors.map((session) => JSON.stringify(session))).size).toBe(1);
        expect(successors[0]?.refreshToken).not.toBe(refreshToken);
        expect(await callerOf(successors[0]?.token ?? '')).not.toBeNull();
      }
    },
    timeFor(RACES, 2_000),
  );

  test('within 30 s a replaced token still answers its successor, with the same expiry', async () => {
    const { refreshToken } = await open();
    const successor = await system.refresh(refreshToken);
    system.clock.advance(30_000);
    expect(await system.refresh(refreshToken)).toEqual(successor);
  });

  describe('a retry after the answer of a refresh was lost', () => {
    test('gets the same tokens with a full half hour, however late, if nobody used them', async () => {
      const { refreshToken } = await open();
      const lost = await system.refresh(refreshToken);
      for (let retry = 0; retry < 3; retry += 1) {
        system.clock.advance(DAY);
        const again = await system.refresh(refreshToken);
        expect(again).toEqual({ ...lost, expired: system.clock.now().getTime() + 30 * MINUTE });
      }
      expect(await callerOf(lost.token)).not.toBeNull();
      await expect(system.refresh(lost.refreshToken)).resolves.toHaveProperty('token');
    });

    test('counts as reuse after the successor was used for a call', async () => {
      const { refreshToken } = await open();
      const { token } = await system.refresh(refreshToken);
      expect(await callerOf(token)).not.toBeNull();
      system.clock.advance(30_001);
      await expect(system.refresh(refreshToken)).rejects.toMatchObject(refused);
      expect(await callerOf(token)).toBeNull();
    });

    test('counts as reuse after the successor was refreshed', async () => {
      const { refreshToken } = await open();
      const second = await system.refresh(refreshToken);
      const third = await system.refresh(second.refreshToken);
      system.clock.advance(30_001);
      await expect(system.refresh(refreshToken)).rejects.toMatchObject(refused);
      expect(await callerOf(third.token)).toBeNull();
    });

    test('gets nothing when the successor has expired, or the sign-in has ended', async () => {
      const subject = newSubject();
      const { refreshToken } = await open(subject);
      await system.refresh(refreshToken);
      system.clock.advance(14 * DAY);
      await expect(system.refresh(refreshToken)).rejects.toMatchObject(refused);
      expect(await endsOf(subject)).toEqual([null]);
      const other = await open();
      const lost = await system.refresh(other.refreshToken);
      const { sessionId } = (await callerOf(other.token)) ?? { sessionId: '' };
      await system.platform.database.transaction((tx) => system.identity.sessions.end(tx, sessionId));
      system.clock.advance(30_001);
      await expect(system.refresh(other.refreshToken)).rejects.toMatchObject(refused);
      expect(await callerOf(lost.token)).toBeNull();
    });

    test('race: of a retry and a first use of the successor, either the retry gets the tokens or the family ends', async () => {
      for (let round = 0; round < RACES; round += 1) {
        const { refreshToken } = await open();
        const lost = await system.refresh(refreshToken);
        system.clock.advance(20 * MINUTE);
        const [retried] = await Promise.all([
          system.refresh(refreshToken).catch(() => null),
          callerOf(lost.token),
        ]);
        if (retried) expect(retried).toMatchObject({ token: lost.token, refreshToken: lost.refreshToken });
        system.clock.advance(1_001);
        expect((await callerOf(lost.token)) !== null).toBe(retried !== null);
      }
    });
  });

  test('A4 reuse after 30 s ends the whole family at once, including its valid tokens', async () => {
    const other = await open();
    const first = await open();
    const second = await system.refresh(first.refreshToken);
    const third = await system.refresh(second.refreshToken);
    system.clock.advance(30_001);
    expect(await callerOf(third.token)).not.toBeNull();
    await expect(system.refresh(first.refreshToken)).rejects.toMatchObject(refused);
    for (const { token } of [first, second, third]) expect(await callerOf(token)).toBeNull();
    for (const { refreshToken } of [first, second, third])
      await expect(system.refresh(refreshToken)).rejects.toMatchObject(refused);
    expect(await callerOf(other.token)).not.toBeNull();
  });

  const LINEAGES = runs(3, 1_000);
  /**
   * Old refresh tokens of a sign-in that was refreshed twice, by when they are sent again: in use, used up, or too old.
   */
  const comingBack = {
    'the token before the last': (one: Lineage) => {
      system.clock.advance(30_001);
      return one.second;
    },
    'the first token of all': (one: Lineage) => {
      system.clock.advance(30_001);
      return one.first;
    },
    'one that two tabs used at once': async (one: Lineage) => {
      const [fourth] = await allTogether(2, () => system.refresh(one.third.refreshToken));
      expect(await callerOf(fourth?.token ?? '')).not.toBeNull();
      system.clock.advance(30_001);
      return one.third;
    },
    'one that was used and has expired by now': (one: Lineage) => {
      system.clock.advance(14 * DAY);
      return one.first;
    },
  };
  test.each(Object.entries(comingBack))(
    'A4 %s ends its family with all tokens; other sign-ins of the member stay',
    async (_what, comesBack) => {
      for (let round = 0; round < LINEAGES; round += 1) {
        const subject = newSubject();
        await open(subject); // On another device.
        const first = await open(subject);
        const second = await system.refresh(first.refreshToken);
        const third = await system.refresh(second.refreshToken);
        expect(await callerOf(third.token)).not.toBeNull(); // The successor is used now, so the old token counts as reused.
        const reused = await comesBack({ first, second, third });
        await expect(system.refresh(reused.refreshToken)).rejects.toMatchObject(refused);
        for (const { token, refreshToken } of [first, second, third]) {
          expect(await callerOf(token)).toBeNull();
          await expect(system.refresh(refreshToken)).rejects.toMatchObject(refused);
        }
        const ends = await endsOf(subject);
        expect(ends.filter((reason) => reason === 'reuse')).toHaveLength(1);
        expect(ends.filter((reason) => reason === null)).toHaveLength(1);
      }
    },
    timeFor(LINEAGES, 200),
  );

  test(
    'A4 after 180 days no token of a sign-in works any more',
    async () => {
      for (let round = 0; round < LINEAGES; round += 1) {
        let session = await open();
        const all = [session];
        for (let day = 0; day < 169; day += 13) {
          system.clock.advance(13 * DAY);
          all.push((session = await system.refresh(session.refreshToken)));
        }
        system.clock.advance(11 * DAY);
        for (const { token, refreshToken } of all.toReversed()) {
          await expect(system.refresh(refreshToken)).rejects.toMatchObject(refused);
          expect(await callerOf(token)).toBeNull();
        }
      }
    },
    timeFor(LINEAGES, 400),
  );

  test('A4 race: a reuse during refreshes leaves no valid token behind', async () => {
    const first = await open();
    const second = await system.refresh(first.refreshToken);
    expect(await callerOf(second.token)).not.toBeNull();
    system.clock.advance(30_001);
    const results = await allTogether(10, async (index) => {
      const used = index % 2 === 0 ? first.refreshToken : second.refreshToken;
      return await system.refresh(used).catch(() => null);
    });
    system.clock.advance(1_001);
    for (const session of results) if (session) expect(await callerOf(session.token)).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../call/caller.ts';
import { startTestIdentity, testCall, type TestIdentity } from '../../../../test/identity/test-identity.ts';
import type { Session } from './issue-session.ts';
import type { SessionSubject } from './open-session.ts';
import { createSessions } from './sessions.ts';

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

describe('A6 ending', () => {
  test('logout ends the whole family of the token; other devices stay signed in', async () => {
    const subject = newSubject();
    const [here, there] = [await open(subject), await open(subject)];
    const caller = await callerOf(here.token);
    if (caller === null) throw new Error('not signed in');
    await system.handlers.logout({ ...testCall(undefined), caller });
    expect(await callerOf(here.token)).toBeNull();
    await expect(system.refresh(here.refreshToken)).rejects.toMatchObject({ name: 'UNAUTHORISED' });
    expect(await callerOf(there.token)).not.toBeNull();
  });

  test('an ended session is refused on every other server within a second', async () => {
    const elsewhere = createSessions(system.platform);
    const { token } = await open();
    const caller = await elsewhere.authenticate(token);
    if (caller === null) throw new Error('not signed in');
    await system.platform.database.transaction((tx) => system.identity.sessions.end(tx, caller.sessionId));
    system.clock.advance(1_001);
    expect(await elsewhere.authenticate(token)).toBeNull();
  });

  test("all of a member's sessions end together, and nobody else's", async () => {
    const [subject, stranger] = [newSubject(), await open()];
    const mine = [await open(subject), await open(subject)];
    const ended = await system.platform.database.transaction((tx) =>
      system.identity.sessions.endAll(tx, { memberId: subject.memberId }),
    );
    expect(ended).toBe(2);
    for (const { token } of mine) expect(await callerOf(token)).toBeNull();
    expect(await callerOf(stranger.token)).not.toBeNull();
  });
});

test('1,000 simultaneous lookups of one token cost one query', async () => {
  const { token } = await open();
  await callerOf(token); // The first use of a token writes to the database.
  system.clock.advance(2_000);
  let queries = 0;
  const { database } = system.platform;
  const counting = {
    ...system.platform,
    database: {
      ...database,
      get read() {
        queries += 1;
        return database.read;
      },
    },
  };
  const sessions = createSessions(counting);
  const callers = await Promise.all(Array.from({ length: 1_000 }, () => sessions.authenticate(token)));
  expect(callers.every((caller) => caller !== null)).toBe(true);
  expect(queries).toBe(1);
});

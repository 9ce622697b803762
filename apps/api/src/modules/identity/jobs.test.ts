import { SnsType } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createQrLogins } from './qr/qr-login.ts';
import { createSnsStates } from './third-party/sns-states.ts';
import { createSnsTickets } from './third-party/sns-tickets.ts';
import {
  startTestIdentity,
  testCall,
  testMobile,
  type TestIdentity,
} from '../../../test/identity/test-identity.ts';

const DAY = 24 * 3_600_000;

let system: TestIdentity;
beforeAll(async () => {
  system = await startTestIdentity();
});
afterAll(() => system.stop());

const deleteExpired = async (): Promise<void> => {
  await system.platform.jobs.handlerOf('identity.forget-expired')?.({}, { id: 'run', attempt: 0 });
};
const counts = async (): Promise<unknown> => {
  const { rows } = await sql`select
    (select count(*)::int from field_nonces) as nonces, (select count(*)::int from register_tickets) as tickets,
    (select count(*)::int from codes) as codes, (select count(*)::int from code_limits) as limits,
    (select count(*)::int from sessions) as sessions, (select count(*)::int from session_families) as families,
    (select count(*)::int from members) as members`.execute(system.platform.database.read);
  return rows[0];
};

test('the job deletes what has expired, and keeps members and what can still be used', async () => {
  const session = await system.register(await system.ticketFor(testMobile(1)));
  await deleteExpired();
  expect(await counts()).toEqual({
    nonces: 3,
    tickets: 1,
    codes: 1,
    limits: 4,
    sessions: 1,
    families: 1,
    members: 1,
  });

  system.clock.advance(3 * DAY);
  await deleteExpired();
  expect(await counts()).toEqual({
    nonces: 0,
    tickets: 0,
    codes: 0,
    limits: 0,
    sessions: 1,
    families: 1,
    members: 1,
  });

  const next = await system.refresh(session.refreshToken);
  system.clock.advance(14 * DAY + 1);
  await deleteExpired();
  expect(await counts()).toMatchObject({ sessions: 0, families: 1 });
  await expect(system.refresh(next.refreshToken)).rejects.toMatchObject({ name: 'UNAUTHORISED' });

  system.clock.advance(180 * DAY);
  await deleteExpired();
  expect(await counts()).toMatchObject({ families: 0, members: 1 });
});

test('expired QR and third-party logins are deleted', async () => {
  const { platform, identity } = system;
  const origin = testCall(null, { deviceId: 'browser-1' }).origin;
  await createQrLogins(platform, identity).create(origin);
  await createSnsStates(platform).start({ type: SnsType.Qq, caller: null, origin });
  const account = { type: SnsType.Qq, subject_index: 'i', subject_sealed: 's', nickname_sealed: null };
  await createSnsTickets(platform).issue(platform.database.read, account, { kind: 'bind' }, origin);
  const left = async (): Promise<unknown> => {
    const { rows } = await sql`select (select count(*)::int from qr_logins) as codes,
      (select count(*)::int from sns_states) as states, (select count(*)::int from sns_tickets) as tickets`.execute(
      platform.database.read,
    );
    return rows[0];
  };
  await deleteExpired();
  expect(await left()).toEqual({ codes: 1, states: 1, tickets: 1 });
  system.clock.advance(10 * 60_000 + 1);
  await deleteExpired();
  expect(await left()).toEqual({ codes: 0, states: 0, tickets: 0 });
});

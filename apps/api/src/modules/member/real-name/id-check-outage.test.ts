import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdultStatus, errors } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { checkCharacter } from './id-number.ts';
import { ID_CHECK, ID_CONSENT_VERSION } from './id-verification.ts';

const DAY_MS = 24 * 3_600_000;

let gateway: Server;
let system: TestSystem;
let members = 0;
/** Whether the gateway answers. It never does while this is undefined. */
let isAway: boolean | undefined = true;
let arrived = Promise.withResolvers<void>();
let letAnswer: () => void = () => undefined;

beforeAll(async () => {
  gateway = createServer((_request, response) => {
    const answer = () =>
      response
        .writeHead(isAway === true ? 503 : 200, { 'content-type': 'application/json' })
        .end('{"result":"matched"}');
    if (isAway === undefined) letAnswer = answer;
    else answer();
    arrived.resolve();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const environment = { ID_CHECK_ADAPTER: 'http', ID_CHECK_URL: `http://127.0.0.1:${port}/` };
  system = await TestSystem.start({ environment });
});
afterAll(async () => {
  await system.stop();
  gateway.close();
});
beforeEach(() => {
  isAway = true;
  arrived = Promise.withResolvers();
});

const newMember = async (): Promise<Asker> => await system.signIn(freshMobile((members += 1)));
const signInAgain = async (): Promise<Asker> => await system.signIn(freshMobile(members));
const submit = async (member: Asker) => {
  const first = `31010119900101${String(members).padStart(3, '0')}`;
  return await system.call(
    'submitIdVerification',
    {
      body: {
        name: await system.encrypted('王小明'),
        idNumber: await system.encrypted(`${first}${checkCharacter(first) ?? ''}`),
        consentVersion: ID_CONSENT_VERSION,
        consented: true,
      },
    },
    member,
  );
};
const statusOf = async (member: Asker) => (await system.get('getIdVerification', {}, member)).status;
const resume = async (): Promise<void> =>
  await system.platform.jobs.handlerOf('member.resume-id-checks')?.({}, { id: 'cron', attempt: 0 });
const waitingJobs = async (): Promise<number> => (await system.platform.jobs.living(ID_CHECK)).length;

test('a check whose service was away for a day is decided when it is back (rule 8.8)', async () => {
  const member = await newMember();
  expect(await submit(member)).toMatchObject({ code: 200, data: { status: AdultStatus.PendingReview } });
  system.clock.advance(DAY_MS);
  // The attempt fails, and nobody tries this job again.
  await expect(system.runJobs()).rejects.toThrow();
  expect(await waitingJobs()).toBe(0);

  await resume();
  await resume();
  expect(await waitingJobs()).toBe(1);
  isAway = false;
  await system.runJobs();
  expect(await statusOf(await signInAgain())).toBe(AdultStatus.Valid);
  await resume();
  expect(await waitingJobs()).toBe(0);
});

test('consent can be withdrawn while a check waits, and a later answer changes nothing', async () => {
  const member = await newMember();
  await submit(member);
  isAway = undefined;
  system.clock.advance(61_000);
  const asking = system.runJobs();
  await arrived.promise;
  expect(await system.outcome('withdrawConsent', { body: { document: 'idVerification' } }, member)).toBe(
    'OK',
  );
  isAway = false;
  letAnswer();
  await asking;
  expect(await statusOf(member)).toBeNull();
  const { rows } = await sql<{ state: string; number: string }>`
    select state, number_index as number from id_checks order by asked_at desc limit 1`.execute(
    system.platform.database.read,
  );
  expect(rows).toEqual([{ state: 'withdrawn', number: '' }]);
  expect((await submit(member)).code).not.toBe(errors.ID_CHECK_WAITING.code);
});

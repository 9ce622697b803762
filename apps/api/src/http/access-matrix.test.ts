import { errors } from '@yayan/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valid } from '../../test/hostile/schema-arbitrary.ts';
import { cast, TestSystem } from '../../test/system/test-system.ts';
import { documentOperations, type DocumentOperation } from './document.ts';

const GROUP = 't7Kq2mX9bLpR';

type Who = 'nobody' | 'stranger' | 'signedOut' | 'expired' | 'member' | 'group';

// A logout ends all sessions, so the remaining calls would have no token.
const handled = documentOperations.filter(({ id }) => id !== 'logout');
const rows = (operations: readonly DocumentOperation[]) =>
  operations.map((operation) => [operation.id, operation] as const);

let system: TestSystem;
let tokens: Readonly<Record<Who, string | undefined>>;

beforeAll(async () => {
  system = await TestSystem.start({ environment: { CALLS_A_MINUTE: '1000000' } });
  const expired = await system.signIn(cast.newMember);
  const signedOut = await system.signIn(cast.newMember);
  await system.get('logout', {}, signedOut);
  system.clock.advance(30 * 60_000);
  const member = await system.signIn(cast.newMember);
  const host = await system.signInToGroup(GROUP, cast.host);
  tokens = {
    nobody: undefined,
    stranger: 'x'.repeat(43),
    signedOut: signedOut.token,
    expired: expired.token,
    member: member.token,
    group: host.token,
  };
});

afterAll(() => system.stop());

/** A value that the document allows, for parameters or a body. */
const sample = (schema: DocumentOperation['params']): Record<string, unknown> =>
  (fc.sample(valid(schema), { seed: 20_261_121, numRuns: 1 })[0] ?? {}) as Record<string, unknown>;

const call = async (operation: DocumentOperation, who: Who, payload?: string) => {
  const params = sample(operation.params);
  const query = sample(operation.query);
  const path = operation.url.replaceAll(/:(\w+)/gu, (_all, name: string) =>
    encodeURIComponent(name === 'hash' ? GROUP : String(params[name]).toWellFormed() || 'x'),
  );
  const needed = new Set(operation.query['required'] as readonly string[]);
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([name]) => needed.has(name))
      .map(([name, value]) => [name, String(value).toWellFormed()]),
  );
  const token = tokens[who];
  const response = await system.app.server.inject({
    method: operation.method,
    url: `/api${path}?${search.toString()}`,
    headers: {
      'z-device-id': 'matrix-device',
      'idempotency-key': 'matrix-key-0000000001',
      ...(token !== undefined && { 'z-token': `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, code: response.json<{ code: number }>().code };
};

/** A body that the document allows, as text. */
const bodyOf = ({ body }: DocumentOperation): string | undefined => body && JSON.stringify(sample(body));

const closed = handled.filter(({ access }) => access !== 'public' && access !== 'optional');

test('Z2 these calls, and no others, need no token', () => {
  expect(handled.filter((operation) => !closed.includes(operation)).map(({ id }) => id))
    .toMatchInlineSnapshot(`
    [
      "loginBySms",
      "loginByPassword",
      "sendAuthCode",
      "registerBySms",
      "refreshToken",
      "createQrLogin",
      "checkQrLogin",
      "resetPassword",
      "finishAlipayLogin",
      "finishWechatLogin",
      "finishQqLogin",
      "finishWeiboLogin",
      "startSnsLogin",
      "listSnsProviders",
      "signWechatPage",
      "bindSns",
      "registerSns",
      "getPublicKey",
      "getAgreement",
      "getLegalText",
      "acceptInvite",
      "checkInviteCode",
      "listRegions",
      "getAppDownload",
      "getDesktopAppDownload",
      "listEvents",
      "listBanners",
      "listLoginBanners",
      "getContact",
      "applyForCooperation",
      "applyForRecruitment",
      "getApplication",
      "arriveByChannel",
      "reportPageError",
      "getSiteFigures",
      "listHelp",
      "searchSite",
      "getHelpArticle",
      "getRanking",
      "listStarArticles",
      "getStarArticle",
      "listCourses",
      "getCourse",
      "getAwards",
      "getPoll",
      "listPolls",
      "recommendTasks",
      "redirectBrowseTask",
      "getTask",
      "listCampaigns",
      "getCampaign",
      "downloadCampaignDraws",
      "downloadCampaignEntrants",
      "listCampaignDraws",
      "listCampaignEntrants",
      "listCampaignWinners",
      "getCampaignProof",
      "listQuestions",
      "reportReturn",
      "enterFromAgent",
      "enterByOpenLink",
      "takeStartTicket",
      "getKeySession",
      "saveKeyDraftAnswers",
      "saveKeyPage",
      "submitKeySurvey",
      "getKeyEnd",
      "listReceiptKeys",
      "listBenefits",
      "getBenefit",
      "getGroup",
      "sendGroupCode",
      "loginGroup",
      "loginGroupWithTicket",
      "loginHosting",
    ]
  `);
});

describe('Z1, A6 without a living token of the right kind a call is refused before anything else is looked at', () => {
  test.each(rows(closed))('%s', async (_id, operation) => {
    const body = bodyOf(operation);
    const refused = { status: 401, code: errors.UNAUTHORISED.code };
    for (const who of ['nobody', 'stranger', 'signedOut', 'expired'] as const)
      expect(await call(operation, who, body), who).toEqual(refused);
    if (operation.access === 'either') return;
    const other = operation.access === 'member' ? 'group' : 'member';
    expect(await call(operation, other, body)).toEqual({ status: 403, code: errors.FORBIDDEN.code });
  });
});

const powers = ['role', 'bbsRole', 'points', 'state', 'memberId', 'price', 'createdAt', '__proto__'];

describe('Z3 a field that is not in the document is refused, whatever power its name promises', () => {
  const changing = handled.filter(({ body, access }) => body && !['hosted', 'hostsOnly'].includes(access));
  test.each(rows(changing))('%s', async (_id, operation) => {
    const body = bodyOf(operation) ?? '{}';
    for (const power of powers) {
      if (body.includes(`"${power}"`)) continue;
      const fields = body === '{}' ? '' : `,${body.slice(1, -1)}`;
      const who = operation.access === 'group' ? 'group' : 'member';
      const answer = await call(operation, who, `{"${power}":1${fields}}`);
      // A key that could reach the prototype is refused as malformed JSON.
      const { code } = power === '__proto__' ? errors.MALFORMED : errors.FIELD_UNKNOWN;
      expect(answer, power).toEqual({ status: 400, code });
    }
  });
});

/** Makes the statement that returns each table's row count and a checksum. A server stores by itself how many are online. */
const digestStatement = async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'site_presence'`.execute(
    system.platform.database.read,
  );
  const sums = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name,
      count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.table(name)} t`,
  );
  return sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`;
};

test('Z2 reading writes nothing: each GET leaves every row as it is, but for what two of them are about', async () => {
  const statement = await digestStatement();
  const digest = async () => {
    const found = await statement.execute(system.platform.database.read);
    return new Map(found.rows.map(({ name, sum }) => [name, sum]));
  };
  let before = await digest();
  expect(before.size).toBeGreaterThan(80);
  const writing: string[] = [];
  let answered = 0;
  for (const operation of handled) {
    if (operation.method !== 'GET' || operation.answers !== 'json') continue;
    for (const who of ['nobody', 'member', 'group'] as const)
      if ((await call(operation, who)).code === 200) answered += 1;
    const after = await digest();
    for (const [name, sum] of after) if (before.get(name) !== sum) writing.push(`${operation.id} ${name}`);
    before = after;
  }
  expect(answered).toBeGreaterThan(60);
  // The listed exceptions are GETs: one makes a new QR code for a desktop, the other stores an inviter's device, to
  // recognise self-invites.
  expect(writing).toEqual(['createQrLogin qr_logins', 'getInvitation invite_traces']);
});

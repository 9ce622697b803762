import { errors, PayeeChannel } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOperations } from '../http/document.ts';
import { insertBenefit } from '../modules/exchange/catalogue/benefit-store.ts';
import { cashBenefit, testBenefit } from '../../test/exchange/benefit.ts';
import { earnCoins } from '../../test/exchange/coins.ts';
import { startTestPayout, type TestPayout } from '../../test/exchange/payout.ts';
import { attributeForm } from '../modules/member/attributes/attribute-form.ts';
import { writeOpenLink } from '../modules/partner/guests/key-store.ts';
import { grantCard } from '../modules/reward/module.ts';
import { reconcile } from '../modules/ledger/module.ts';
import { meal, screening } from '../../test/survey/short-survey.ts';
import type { Asker } from '../../test/calls/call-operation.ts';
import { cast, freshMobile, TestSystem } from '../../test/system/test-system.ts';
import { allTogether } from '../../test/together.ts';
import { type PreparedCall, rowsOf } from '../../test/composition/replayed-call.ts';
import { cooperation, recruitment } from '../../test/composition/replayed-application.ts';
import { answers, claim, draw, entry } from '../../test/composition/replayed-campaign.ts';
import { quiz } from '../../test/composition/replayed-quiz.ts';
import { reply, ticket } from '../../test/composition/replayed-ticket.ts';

const TIMES = 50;
const VIDEO = 'bVm2k7xR4pLs';
const SHORT_SURVEY = 'Zao7kQ2mXn1B';
const BROWSE = 'Liu3nLan7yMn';
const OPEN_LINK = 'Replay5Link9';
const DAY_MS = 86_400_000;

let payout: TestPayout;
let system: TestSystem;
let members = 700;
beforeAll(async () => {
  payout = await startTestPayout();
  system = await TestSystem.start({ environment: payout.sandbox.environment });
});
afterAll(async () => {
  await system.stop();
  await payout.sandbox.stop();
});

/** Signs in a new member with their own network address, so that all together stay below the address limit. */
const join = async (): Promise<Asker> => {
  members += 1;
  return { ...(await system.signIn(freshMobile(members))), address: `198.51.100.${members - 700}` };
};
const idOf = async (who: Asker): Promise<string> => (await system.get('getAccount', {}, who)).id;

/** Resolves to a function that counts the member's transfers. */
const transfersOf = async (who: Asker): Promise<PreparedCall['count']> =>
  await rowsOf(system, who, ['ledger_transfers']);

const payee = async (account: string) => ({
  channel: PayeeChannel.Alipay,
  account: await system.encrypted(account),
  name: await system.encrypted('王晓明'),
});

const checkIn = async (): Promise<PreparedCall> => {
  const who = await join();
  return {
    call: (idempotencyKey) => system.call('checkIn', { body: {}, idempotencyKey }, who),
    count: await transfersOf(who),
    adds: 1,
  };
};

/** A make-up card for a missed day between two check-ins. */
const makeUp = async (): Promise<PreparedCall> => {
  const who = await join();
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, who);
  system.clock.advance(2 * DAY_MS);
  const again = await system.signIn(freshMobile(members));
  const { database, random, clock } = system.platform;
  const memberId = await idOf(again);
  const grant = { memberId, kind: 'makeUp', source: '测试', key: 'replays', at: clock.now() } as const;
  await database.transaction((tx) => grantCard(tx, random, { ...grant, expiresAt: null }));
  const { items } = await system.get('listCards', {}, again);
  const cardId = items[0]?.id ?? '';
  return {
    call: (idempotencyKey) => system.call('useCard', { body: { cardId }, idempotencyKey }, again),
    count: await transfersOf(again),
    adds: 1,
  };
};

const placing = async () => {
  const who = await system.signIn(cast.oldMember);
  const place = (quantity: number) => (idempotencyKey: string) =>
    system.call(
      'placeOrder',
      { params: { id: VIDEO }, body: { quantity, choiceId: 'week' }, idempotencyKey },
      who,
    );
  return { who, place };
};

const order = async (): Promise<PreparedCall> => {
  const { who, place } = await placing();
  return { call: place(1), other: place(2), count: await transfersOf(who), adds: 1 };
};

const revocation = async (): Promise<PreparedCall> => {
  const who = await join();
  const { id: orderId } = await placedCash(who, 'plain@replays.example');
  return {
    call: (idempotencyKey) => system.call('revokeOrder', { params: { id: orderId }, idempotencyKey }, who),
    count: await transfersOf(who),
    adds: 1,
  };
};

const cash = testBenefit(970, cashBenefit);

/** Places a cash order for a member, who gets the coins for it first. */
async function placedCash(who: Asker, account: string) {
  const { platform } = system;
  const memberId = await idOf(who);
  await platform.database.transaction((tx) => earnCoins(platform, tx, memberId, 500));
  const body = { quantity: 1, amount: 100, payee: await payee(account) };
  return await system.get('placeOrder', { params: { id: cash.id }, body, idempotencyKey: system.key() }, who);
}

const correction = async (): Promise<PreparedCall> => {
  const who = await join();
  const { id } = await placedCash(who, 'fail@replays.example');
  await system.runJobs();
  const correct = (body: object) => (idempotencyKey: string) =>
    system.call('correctOrder', { params: { id }, body, idempotencyKey }, who);
  return {
    call: correct({ payee: await payee('plain@replays.example') }),
    other: correct({ payee: await payee('other@replays.example') }),
    count: async () => (await system.get('getOrder', { params: { id } }, who)).timeline.length,
    adds: 1,
  };
};

const survey = async (): Promise<PreparedCall> => {
  const who = await join();
  const { sessionId: id } = await system.get(
    'startParticipation',
    { body: { taskHashId: SHORT_SURVEY } },
    who,
  );
  const first = { page: 'screening', answers: screening, revision: 0 };
  await system.get('saveSurveyPage', { params: { id }, body: first }, who);
  system.clock.advance(60_000);
  const submit = (answers: object) => (idempotencyKey: string) =>
    system.call(
      'submitSurvey',
      { params: { id }, body: { page: 'meal', answers, revision: 1 }, idempotencyKey },
      who,
    );
  return {
    call: submit(meal),
    other: submit({ ...meal, satisfaction: 3 }),
    count: await transfersOf(who),
    adds: 1,
  };
};

/** The same survey by an open link. Guests aren't paid, so this counts the completes. */
const guestSurvey = async (): Promise<PreparedCall> => {
  const { database, clock } = system.platform;
  const { id: taskId } = await database.read
    .selectFrom('tasks')
    .select('id')
    .where('hash_id', '=', SHORT_SURVEY)
    .executeTakeFirstOrThrow();
  await database.transaction((tx) => writeOpenLink(tx, { sid: OPEN_LINK, taskId, at: clock.now() }));
  const who = { deviceId: 'device-of-a-guest' };
  const { key } = await system.get('enterByOpenLink', { body: { sid: OPEN_LINK } }, who);
  const params = { key: key ?? '' };
  const first = { page: 'screening', answers: screening, revision: 0 };
  await system.get('saveKeyPage', { params, body: first }, who);
  system.clock.advance(60_000);
  const body = { page: 'meal', answers: meal, revision: 1 };
  return {
    call: (idempotencyKey) => system.call('submitKeySurvey', { params, body, idempotencyKey }, who),
    count: async () => {
      const task = database.read.selectFrom('tasks').select('completes').where('id', '=', taskId);
      return (await task.executeTakeFirstOrThrow()).completes;
    },
    adds: 1,
  };
};

/** The last section of the attribute questionnaire, because that one pays. */
const attributes = async (): Promise<PreparedCall> => {
  const who = await join();
  const sections = attributeForm().sections;
  const submit = (index: number) => (idempotencyKey: string) => {
    const section = sections[index];
    const body = { part: section?.name ?? '', answers: firstChoices(section?.fields ?? []), revision: index };
    return system.call('submitAttributeSurvey', { body, idempotencyKey }, who);
  };
  const last = sections.length - 1;
  for (let index = 0; index < last; index += 1) await submit(index)(system.key());
  return { call: submit(last), count: await transfersOf(who), adds: 1 };
};

type Fields = ReturnType<typeof attributeForm>['sections'][number]['fields'];

const firstChoices = (fields: Fields) =>
  Object.fromEntries(
    fields.map(({ key, kind, sensitive, options }) => {
      const first = sensitive ? 'decline' : (options[0]?.value ?? '');
      const value = kind === 'date' ? '1998-05-20' : kind === 'region' ? '330100' : first;
      return [key, kind === 'multiple' ? [value] : value];
    }),
  );

const browsing = async (): Promise<PreparedCall> => {
  const who = await join();
  const { sessionId } = await system.get('startParticipation', { body: { taskHashId: BROWSE } }, who);
  await system.app.server.inject({ url: `/api/v1/browse/redirect?session=${sessionId}` });
  system.clock.advance(20_000);
  const params = { hashId: BROWSE };
  return {
    call: (idempotencyKey) => system.call('claimBrowseTask', { params, idempotencyKey }, who),
    count: await transfersOf(who),
    adds: 1,
  };
};

const prepare: Readonly<Record<string, () => Promise<PreparedCall>>> = {
  checkIn,
  useCard: makeUp,
  placeOrder: order,
  revokeOrder: revocation,
  correctOrder: correction,
  submitSurvey: survey,
  submitKeySurvey: guestSurvey,
  submitAttributeSurvey: attributes,
  claimBrowseTask: browsing,
  drawCampaign: () => draw({ system, join }),
  enterCampaign: () => entry({ system, join }),
  submitQuestions: () => answers({ system, join }),
  claimPrize: () => claim({ system, join }),
  answerCourseQuiz: () => quiz({ system, join }),
  openTicket: () => ticket({ system, join }),
  replyTicket: () => reply({ system, join }),
  applyForCooperation: () => cooperation({ system, join }),
  applyForRecruitment: () => recruitment({ system, join }),
};

const moving = documentOperations.filter(({ idempotent }) => idempotent).map(({ id }) => id);

describe('I1 replaying every operation that moves value', () => {
  beforeAll(async () => {
    await system.platform.database.transaction((tx) => insertBenefit(tx, cash));
  });

  test('covers all operations with an idempotency key', () => {
    expect(Object.keys(prepare).toSorted()).toEqual(moving.toSorted());
  });

  test.each(moving)(`%s: ${TIMES} calls at once with one key act once, with the same answer`, async (id) => {
    const { call, other, count, adds } = (await prepare[id]?.()) ?? expect.fail(`${id} is not prepared`);
    const key = `replayed-${id}-by-everybody`;
    const before = await count();
    const answers = await allTogether(TIMES, () => call(key));
    expect(answers[0]).toMatchObject({ status: 200, code: 200 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await call(key)).toEqual(answers[0]);
    expect(await count()).toBe(before + adds);
    if (other)
      expect(await other(key)).toMatchObject({ status: 409, code: errors.IDEMPOTENCY_CONFLICT.code });
    expect(await count()).toBe(before + adds);
  });

  test('leaves the ledger without differences', async () => {
    const results = await reconcile(system.platform.database, []);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });
});

import { PayeeChannel } from '@yayan/contract';
import { attributeForm } from '../../src/modules/member/attributes/attribute-form.ts';
import { writeOpenLink } from '../../src/modules/partner/guests/key-store.ts';
import { grantCard } from '../../src/modules/reward/module.ts';
import type { Asker } from '../calls/call-operation.ts';
import { cashBenefit, testBenefit } from '../exchange/benefit.ts';
import { earnCoins } from '../exchange/coins.ts';
import { verifyMember } from '../member/verify-member.ts';
import { meal, screening } from '../survey/short-survey.ts';
import { cast } from '../system/test-system.ts';
import { cooperation, recruitment } from './replayed-application.ts';
import { type PreparedCall, rowsOf, type Stage } from './replayed-call.ts';
import { leaving } from './replayed-leaving.ts';
import { answers, claim, draw, entry } from './replayed-campaign.ts';
import { quiz } from './replayed-quiz.ts';
import { reopening, reply, ticket } from './replayed-ticket.ts';

const VIDEO = 'bVm2k7xR4pLs';
const SHORT_SURVEY = 'Zao7kQ2mXn1B';
const BROWSE = 'Liu3nLan7yMn';
let openLinks = 0;
const DAY_MS = 86_400_000;

export const idOf = async ({ system }: Stage, who: Asker): Promise<string> =>
  (await system.get('getAccount', {}, who)).id;

/** Resolves to a function that counts the member's transfers. */
const transfersOf = async ({ system }: Stage, who: Asker): Promise<PreparedCall['count']> =>
  await rowsOf(system, who, ['ledger_transfers']);

export const payee = async ({ system }: Stage, account: string) => ({
  channel: PayeeChannel.Alipay,
  account: await system.encrypted(account),
  name: await system.encrypted('王晓明'),
});

const checkIn = async (stage: Stage): Promise<PreparedCall> => {
  const { system, join } = stage;
  const who = await join();
  return {
    call: (idempotencyKey) => system.call('checkIn', { body: {}, idempotencyKey }, who),
    count: await transfersOf(stage, who),
    adds: 1,
  };
};

/** A make-up card for a missed day between two check-ins. */
const makeUp = async (stage: Stage): Promise<PreparedCall> => {
  const { system, join, rejoin } = stage;
  const who = await join();
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, who);
  system.clock.advance(2 * DAY_MS);
  const again = await rejoin();
  const { database, random, clock } = system.platform;
  const memberId = await idOf(stage, again);
  const grant = { memberId, kind: 'makeUp', source: '测试', key: 'replays', at: clock.now() } as const;
  await database.transaction((tx) => grantCard(tx, random, { ...grant, expiresAt: null }));
  const { items } = await system.get('listCards', {}, again);
  const cardId = items[0]?.id ?? '';
  return {
    call: (idempotencyKey) => system.call('useCard', { body: { cardId }, idempotencyKey }, again),
    count: await transfersOf(stage, again),
    adds: 1,
  };
};

const placing = async ({ system }: Stage) => {
  const who = await system.signIn(cast.oldMember);
  const place = (quantity: number) => (idempotencyKey: string) =>
    system.call(
      'placeOrder',
      { params: { id: VIDEO }, body: { quantity, choiceId: 'week' }, idempotencyKey },
      who,
    );
  return { who, place };
};

const order = async (stage: Stage): Promise<PreparedCall> => {
  const { who, place } = await placing(stage);
  return { call: place(1), other: place(2), count: await transfersOf(stage, who), adds: 1 };
};

const revocation = async (stage: Stage): Promise<PreparedCall> => {
  const { system, join } = stage;
  const who = await join();
  const { id: orderId } = await placedCash(stage, who, 'plain@replays.example');
  return {
    call: (idempotencyKey) => system.call('revokeOrder', { params: { id: orderId }, idempotencyKey }, who),
    count: await transfersOf(stage, who),
    adds: 1,
  };
};

/** The benefit that is paid out in money. */
export const cash = testBenefit(970, cashBenefit);

/** Places a cash order for a member, who gets the coins for it first. */
export async function placedCash(stage: Stage, who: Asker, account: string) {
  const { system } = stage;
  const { platform } = system;
  const memberId = await idOf(stage, who);
  await verifyMember(platform, memberId);
  await platform.database.transaction((tx) => earnCoins(platform, tx, memberId, 500));
  const body = { quantity: 1, amount: 100, payee: await payee(stage, account) };
  return await system.get('placeOrder', { params: { id: cash.id }, body, idempotencyKey: system.key() }, who);
}

const correction = async (stage: Stage): Promise<PreparedCall> => {
  const { system, join } = stage;
  const who = await join();
  const { id } = await placedCash(stage, who, 'fail@replays.example');
  await system.runJobs();
  const correct = (body: object) => (idempotencyKey: string) =>
    system.call('correctOrder', { params: { id }, body, idempotencyKey }, who);
  return {
    call: correct({ payee: await payee(stage, 'plain@replays.example') }),
    other: correct({ payee: await payee(stage, 'other@replays.example') }),
    count: async () => (await system.get('getOrder', { params: { id } }, who)).timeline.length,
    adds: 1,
  };
};

const survey = async (stage: Stage): Promise<PreparedCall> => {
  const { system, join } = stage;
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
    count: await transfersOf(stage, who),
    // The reward, and the quality that careful answers add.
    adds: 2,
  };
};

/** The same survey by an open link. Guests aren't paid, so this counts the completes. */
const guestSurvey = async (stage: Stage): Promise<PreparedCall> => {
  const { system } = stage;
  const { database, clock } = system.platform;
  const { id: taskId } = await database.read
    .selectFrom('tasks')
    .select('id')
    .where('hash_id', '=', SHORT_SURVEY)
    .executeTakeFirstOrThrow();
  openLinks += 1;
  const sid = `Replay5Link${openLinks}`;
  await database.transaction((tx) => writeOpenLink(tx, { sid, taskId, at: clock.now() }));
  const who = { deviceId: `device-of-guest-${openLinks + 1}` };
  const { key } = await system.get('enterByOpenLink', { body: { sid } }, who);
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
const attributes = async (stage: Stage): Promise<PreparedCall> => {
  const { system, join } = stage;
  const who = await join();
  const sections = attributeForm().sections;
  const submit = (index: number) => (idempotencyKey: string) => {
    const section = sections[index];
    const body = { part: section?.name ?? '', answers: firstChoices(section?.fields ?? []), revision: index };
    return system.call('submitAttributeSurvey', { body, idempotencyKey }, who);
  };
  const last = sections.length - 1;
  for (let index = 0; index < last; index += 1) await submit(index)(system.key());
  return { call: submit(last), count: await transfersOf(stage, who), adds: 1 };
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

const browsing = async (stage: Stage): Promise<PreparedCall> => {
  const { system, join } = stage;
  const who = await join();
  const { sessionId } = await system.get('startParticipation', { body: { taskHashId: BROWSE } }, who);
  await system.app.server.inject({ url: `/api/v1/browse/redirect?session=${sessionId}` });
  system.clock.advance(20_000);
  const params = { hashId: BROWSE };
  return {
    call: (idempotencyKey) => system.call('claimBrowseTask', { params, idempotencyKey }, who),
    count: await transfersOf(stage, who),
    adds: 1,
  };
};

/** How to prepare each operation with an idempotency key. */
export const replayedCalls: Readonly<Record<string, (stage: Stage) => Promise<PreparedCall>>> = {
  checkIn,
  useCard: makeUp,
  placeOrder: order,
  revokeOrder: revocation,
  correctOrder: correction,
  submitSurvey: survey,
  submitKeySurvey: guestSurvey,
  submitAttributeSurvey: attributes,
  claimBrowseTask: browsing,
  drawCampaign: draw,
  enterCampaign: entry,
  submitQuestions: answers,
  claimPrize: claim,
  answerCourseQuiz: quiz,
  openTicket: ticket,
  replyTicket: reply,
  reopenTicket: reopening,
  applyForCooperation: cooperation,
  applyForRecruitment: recruitment,
  leaveGroup: leaving,
};

import type { DataOf } from '@yayan/contract';
import { operatorFeedback } from '../../src/composition/tickets/feedback-deps.ts';
import { insertBenefit } from '../../src/modules/exchange/catalogue/benefit-store.ts';
import { loadCodes } from '../../src/modules/exchange/fulfilment/load-card-codes.ts';
import { moveTicket } from '../../src/modules/feedback/module.ts';
import { putEmail } from '../../src/modules/identity/members/contact-store.ts';
import { createMessages } from '../../src/modules/message/module.ts';
import type { Asker } from '../calls/call-operation.ts';
import { testBenefit, testCards } from '../exchange/benefit.ts';
import { startHosting } from '../group/hosting.ts';
import { signed } from '../partner/supplier-world.ts';
import { answerWhilePaused, finishPaused } from '../survey/answer-while-paused.ts';
import { meal, screening, short } from '../survey/short-survey.ts';
import { testSurvey } from '../survey/survey-world.ts';
import { freshMobile } from '../system/test-system.ts';
import type { Stage } from './replayed-call.ts';

const SHORT_SURVEY = 'Zao7kQ2mXn1B';
const SUPPLIED = 'Yun4bKa7FeiD';
const MINUTE_MS = 60_000;
/** More than a new member gets at once in a day (rule 4.25). */
const LARGE_COINS = 400;

const start = async ({ system }: Stage, who: Asker, taskHashId: string) =>
  await system.get('startParticipation', { body: { taskHashId, consent: true } }, who);

async function takeSeat(stage: Stage, who: Asker, taskHashId: string): Promise<{ id: string }> {
  const { sessionId: id } = await start(stage, who, taskHashId);
  const body = { page: 'screening', answers: screening, revision: 0 };
  await stage.system.get('saveSurveyPage', { params: { id }, body }, who);
  return { id };
}

async function finish(stage: Stage, who: Asker, taskHashId: string): Promise<DataOf<'submitSurvey'>> {
  const { system } = stage;
  const params = await takeSeat(stage, who, taskHashId);
  system.clock.advance(MINUTE_MS);
  const body = { page: 'meal', answers: meal, revision: 1 };
  return await system.get('submitSurvey', { params, body, idempotencyKey: system.key() }, who);
}

/** A seat that nobody gives back, coins that wait for days, and a task that ends. */
async function leaveSurveys(stage: Stage): Promise<void> {
  const { system, join } = stage;
  await takeSeat(stage, await join(), SHORT_SURVEY);
  const survey = testSurvey(system.platform.database);
  const newcomer = await join();
  for (let count = 0; count < 2; count += 1)
    await finish(stage, newcomer, (await survey.host(short, { coins: LARGE_COINS })).hashId);
  await finishPaused(survey, await answerWhilePaused(survey));
}

/** An inviter whose friend finished a paid survey. */
async function leaveInvitation(stage: Stage): Promise<void> {
  const { system, join } = stage;
  const { inviteCode } = await system.get('getInvitation', {}, await join());
  const friend = await join();
  await system.get('enterInviteCode', { body: { inviteCode } }, friend);
  await finish(stage, friend, SHORT_SURVEY);
}

/** Coins of a supplier's survey, whose postback never comes. */
async function leavePartner(stage: Stage): Promise<void> {
  const { system, join } = stage;
  const who = await join();
  const { url } = await start(stage, who, SUPPLIED);
  system.clock.advance(2 * MINUTE_MS);
  const sid = new URL(url ?? '').searchParams.get('sid') ?? '';
  const ts = String(Math.floor(system.clock.now().getTime() / 1000));
  const secret = system.platform.config.sandboxSupplier?.secret ?? '';
  const query = `k=sandbox&${signed({ sid, st: 'complete', ts }, secret)}`;
  await system.get('reportReturn', { body: { query } });
}

/** A sold-out benefit that is back, and an answered ticket. */
async function leaveWishes(stage: Stage): Promise<void> {
  const { system, join } = stage;
  const { platform } = system;
  const benefit = testBenefit(971, {});
  await platform.database.transaction((tx) => insertBenefit(tx, benefit));
  const params = { id: benefit.id };
  await system.get('askRestock', { params, body: { wanted: true } }, await join());
  const choice = { benefitId: benefit.id, choiceId: benefit.choices[0].id };
  await platform.database.transaction((tx) => loadCodes(platform, tx, choice, testCards(1, platform.random)));
  const who = await join();
  const body = { kind: 'suggestion', text: '希望任务记录可以按月份筛选' };
  const { number } = await system.get('openTicket', { body, idempotencyKey: system.key() }, who);
  for (const move of ['accepted', 'answered'] as const)
    await moveTicket(operatorFeedback(system.platform), number, { move, by: '林晓', text: '下个版本会有' });
}

/** A group that opens and closes by its schedule, and one that has closed and isn't paid. */
async function leaveGroups(stage: Stage): Promise<void> {
  const { system } = stage;
  const waits = freshMobile(13_001);
  await system.signIn(waits);
  const scheduled = await startHosting(system);
  await scheduled.addTopics([1]);
  await scheduled.invite(waits);
  await scheduled.move('invite');
  const answers = freshMobile(13_002);
  await system.signIn(answers);
  const closed = await startHosting(system);
  const { topics } = await closed.addTopics([1]);
  await closed.invite(answers);
  await closed.move('invite');
  await closed.move('open');
  const who = await closed.enter(answers, '早起的阿木');
  await closed.answer(who, topics[0]?.sections[0]?.id ?? '');
  await closed.move('close');
}

/** People and groups for whom work waits. Signing in runs the jobs that are due, so this comes first. */
export async function leaveMembers(stage: Stage): Promise<void> {
  for (const leave of [leaveGroups, leaveSurveys, leaveInvitation, leavePartner, leaveWishes])
    await leave(stage);
}

/** A message that is to be mailed. */
export async function leaveMail({ system: { platform } }: Stage, memberId: string): Promise<void> {
  const { cipher, database, random } = platform;
  const data = { title: '完成第一份问卷', coins: 20, arrival: '预计明天到账' };
  await database.transaction(async (tx) => {
    await putEmail(tx, memberId, cipher.seal('xiaoya@example.com'));
    const message = { memberId, event: 'inviteEarned', key: random.uuid(), data } as const;
    await createMessages(platform).write(tx, message);
  });
}

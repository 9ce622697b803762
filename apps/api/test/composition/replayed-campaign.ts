import type { Asker } from '../calls/call-operation.ts';
import { publishCampaign, readCampaignFile } from '../../src/modules/campaign/module.ts';
import { rightAnswers } from '../campaign/right-answers.ts';
import { verifyMember } from '../member/verify-member.ts';
import { prizeStock } from '../../src/composition/ports/campaign-deps.ts';
import { type PreparedCall, rowsOf, type Stage } from './replayed-call.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let campaigns = 0;
const nextCampaign = (): number => (campaigns += 1);

const coins = { kind: 'coins', title: '10 金币', worth: 10, coins: 10 };
const codes = { kind: 'codes', title: '音乐会员月卡', worth: 1500, benefit: 'bYy3d6mT9cWq' };

/**
 * Publishes a campaign in which every draw wins. Resolves to a new member with two chances, and to a function that
 * draws.
 */
async function campaignOf({ system, join }: Stage, id: string, prize: object, more: object = {}) {
  const now = system.clock.now().getTime();
  const filed = {
    id,
    face: 'duanwu',
    title: '端午抽奖',
    summary: '测试',
    rules: ['规则'],
    organiser: '芽言',
    taxNote: '税费',
    startsAt: new Date(now - DAY_MS).toISOString(),
    endsAt: new Date(now + DAY_MS).toISOString(),
    claimDays: 2,
    ways: [{ cause: 'checkin', chances: 2 }],
    prizes: [{ id: 'prize', stock: 2, odds: 1_000_000, ...prize }],
    ...more,
  };
  const deps = { platform: system.platform, orders: prizeStock };
  await publishCampaign(deps, readCampaignFile(JSON.stringify(filed), 100), '林晓');
  const who: Asker = await join();
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, who);
  const drawing = (clientSeed: string, idempotencyKey: string) => ({
    params: { id },
    body: { clientSeed },
    idempotencyKey,
  });
  return { who, drawing };
}

/** A draw that wins coins: the draw and its transfer. */
export async function draw(stage: Stage): Promise<PreparedCall> {
  const { system } = stage;
  const { who, drawing } = await campaignOf(stage, `ReplayDraw${nextCampaign()}`, coins);
  const drawWith = (seed: string) => (key: string) => system.call('drawCampaign', drawing(seed, key), who);
  return {
    call: drawWith('好运'),
    other: drawWith('别的'),
    count: await rowsOf(system, who, ['campaign_draws', 'ledger_transfers']),
    adds: 2,
  };
}

/** An entry in a 锦鲤 draw: its transfer. */
export async function entry(stage: Stage): Promise<PreparedCall> {
  const { system } = stage;
  const drawsAt = new Date(system.clock.now().getTime() + DAY_MS).toISOString();
  const { who, drawing } = await campaignOf(
    stage,
    `ReplayEntry${nextCampaign()}`,
    { ...coins, stock: 1 },
    { face: 'koi', drawsAt },
  );
  const enterWith = (seed: string) => (key: string) => system.call('enterCampaign', drawing(seed, key), who);
  return {
    call: enterWith('好运'),
    other: enterWith('别的'),
    count: await rowsOf(system, who, ['ledger_transfers']),
    adds: 1,
  };
}

/** Right answers to all questions of a quiz: their transfer. */
export async function answers({ system, join }: Stage): Promise<PreparedCall> {
  const who = await join();
  const { id: sheet } = await system.get('startQuiz', { params: { id: 'DailyQuiz2026a' } }, who);
  system.clock.advance(MINUTE_MS);
  const { id: memberId } = await system.get('getAccount', {}, who);
  const right = await rightAnswers(system.platform.database.read, { id: sheet, memberId });
  const submitWith = (given: typeof right) => (idempotencyKey: string) =>
    system.call('submitQuestions', { body: { sheet, answers: given }, idempotencyKey }, who);
  return {
    call: submitWith(right),
    other: submitWith(right.slice(1)),
    count: await rowsOf(system, who, ['ledger_transfers']),
    adds: 1,
  };
}

/** The claim of a card code: the order, the transfer that grants its coins, and the one that pays it. */
export async function claim(stage: Stage): Promise<PreparedCall> {
  const { system } = stage;
  const id = `ReplayClaim${nextCampaign()}`;
  const { who, drawing } = await campaignOf(stage, id, codes);
  const { record } = await system.get('drawCampaign', drawing('好运', system.key()), who);
  await verifyMember(system.platform, (await system.get('getAccount', {}, who)).id);
  const params = { id, number: String(record.number) };
  const claimWith = (body: object) => (idempotencyKey: string) =>
    system.call('claimPrize', { params, body: { ...body }, idempotencyKey }, who);
  return {
    call: claimWith({}),
    other: claimWith({ consigneeId: system.platform.random.uuid() }),
    count: await rowsOf(system, who, ['orders', 'ledger_transfers']),
    adds: 3,
  };
}

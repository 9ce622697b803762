import { CoinRowState, ExchangeState } from '@yayan/contract';
import { formatShortTime } from '../../platform/calendar.ts';
import type { Connection } from '../../platform/database/database.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import type { FeedbackDeps, Subject } from '../../modules/feedback/api.ts';
import { findPenalty, isRunning } from '../../modules/feedback/module.ts';
import {
  coinStatement,
  lossRow,
  rowState,
  rowSupportCode,
  scoreStatement,
} from '../../modules/ledger/module.ts';
import { selectInvitation, VOID_REASONS } from '../../modules/invite/module.ts';
import { getOrder } from '../../modules/exchange/module.ts';
import { resultFacts } from '../../modules/task/module.ts';

const APPEAL_MS = 7 * 86_400_000;

type Find = (db: Connection, memberId: string, id: string, now: Date) => Promise<Subject | undefined>;
type Said = Omit<Subject, 'facts'> & { facts: readonly (readonly [name: string, value: string])[] };

const subject = ({ facts, ...rest }: Said): Subject => ({
  ...rest,
  facts: facts.map(([name, value]) => ({ name, value })),
});

const result: Find = async (db, memberId, id) => {
  const found = await resultFacts(db, memberId, id);
  if (found === undefined) return undefined;
  const { supportCode, endedAt, result: end, paid, earning, corrected } = found.participation;
  return subject({
    type: 'result',
    id,
    title: found.title,
    facts: [
      ['时间', formatShortTime(endedAt ?? found.participation.startedAt)],
      ['得到', `${paid.coins} 金币`],
      ['查询编号', supportCode],
    ],
    link: `/task/back?result=${id}`,
    appealable: corrected.at === null && (end > 1 || earning?.state === 'takenBack'),
  });
};

const coins: Find = async (db, memberId, id) => {
  const [line] = (await coinStatement(db, memberId, { cursor: undefined, row: id, limit: 1 })).lines;
  if (line?.id !== id) return undefined;
  return subject({
    type: 'coins',
    id,
    title: line.cause.title,
    facts: [
      ['时间', formatShortTime(line.createdAt)],
      ['数目', `${line.amount} 金币`],
      ['查询编号', rowSupportCode(id)],
    ],
    link: `/home/gold?row=${id}`,
    appealable: rowState(line) === CoinRowState.TakenBack,
  });
};

const quality: Find = async (db, memberId, id, now) => {
  const page = await scoreStatement(db, 'quality', memberId, { cursor: undefined, row: id, limit: 1 });
  const [line] = page.lines;
  if (line?.id !== id) return undefined;
  return subject({
    type: 'quality',
    id,
    title: line.note ?? line.cause.title,
    facts: [
      ['时间', formatShortTime(line.createdAt)],
      ['变化', `${line.amount}`],
      ['查询编号', rowSupportCode(id)],
    ],
    link: '/home/qualityDetails',
    appealable: line.amount < 0 && now.getTime() - line.createdAt.getTime() <= APPEAL_MS,
  });
};

const order: Find = async (db, memberId, id) => {
  const found = await getOrder(db, { memberId, orderId: id }).catch((error: unknown) => {
    if (error instanceof ApiFault && error.name === 'NOT_FOUND') return undefined;
    throw error;
  });
  if (found === undefined) return undefined;
  return subject({
    type: 'order',
    id,
    title: found.benefit.title,
    facts: [
      ['时间', formatShortTime(new Date(found.createdAt))],
      ['合计', `${found.total} 金币`],
      ['订单号', found.orderNumber],
    ],
    link: `/home/exchange?order=${id}`,
    appealable: found.state === ExchangeState.NotPassed,
  });
};

const penalty: Find = async (db, memberId, id, now) => {
  const found = await findPenalty(db, memberId, id);
  if (found === undefined) return undefined;
  return subject({
    type: 'penalty',
    id,
    title: found.rule,
    facts: [
      ['依据', found.evidence],
      ['开始', formatShortTime(found.starts_at)],
      ['结束', formatShortTime(found.ends_at)],
    ],
    link: '/home/feedback',
    appealable: isRunning(found, now),
  });
};

const invitation: Find = async (db, memberId, id) => {
  const found = await selectInvitation(db, memberId, id);
  if (found === undefined) return undefined;
  const { void_reason: reason, invited_at } = found;
  return subject({
    type: 'invitation',
    id,
    title: '邀请的好友',
    facts: [
      ['时间', formatShortTime(invited_at)],
      ['状态', reason === null ? '有效' : `无效：${VOID_REASONS[reason]}`],
    ],
    link: '/home/invite',
    appealable: reason !== null,
  });
};

const FINDERS: Readonly<Record<Subject['type'], Find>> = {
  result,
  coins,
  quality,
  order,
  penalty,
  invitation,
};

/** The member's record as a ticket shows it. Another member's record is treated like one that doesn't exist. */
export const ticketSubject: FeedbackDeps['subjectOf'] = async (db, memberId, { type, id }, now) =>
  await FINDERS[type](db, memberId, id, now);

/**
 * The name of the loss that a record belongs to. The result of a participation and the rows that took its coins back,
 * or paid a debt for them, are one loss. So are the rows of any other transfer.
 */
export const ticketLoss: FeedbackDeps['lossOf'] = async (db, memberId, { type, id }) => {
  if (type === 'result') {
    const found = await resultFacts(db, memberId, id);
    if (found !== undefined) return `participation:${found.participation.id}`;
  }
  if (type === 'coins') {
    const row = await lossRow(db, memberId, id);
    if (row?.cause.kind === 'participation') return `participation:${row.cause.id}`;
    if (row !== undefined) return `coins:${row.key}`;
  }
  return `${type}:${id}`;
};

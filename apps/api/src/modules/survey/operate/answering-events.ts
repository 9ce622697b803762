import { eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import { transferEvents } from '../../ledger/module.ts';
import { workChanges } from '../../reward/module.ts';
import { findAnyParticipation, rewardKeys } from '../../task/module.ts';
import { readHold } from '../quality/hold-store.ts';
import { careKey } from '../quality/response-quality.ts';
import { readSpans } from '../spans/span-store.ts';

/** When somebody left a questionnaire and came back, and what the ledger posted because of it. */
export const answeringEvents: EventsOf = async (db, id) => {
  const own = await findAnyParticipation(db, id);
  if (own === undefined) return [];
  const key = { memberId: own.memberId, participationId: id };
  const spans = await readSpans(db, key);
  const hold = await readHold(db, id);
  const isLast = (index: number): boolean => index === spans.length - 1;
  return [
    ...spans.flatMap(({ startedAt, endedAt }, index) => [
      ...(index === 0 ? [] : eventAt(startedAt, { text: '接着作答' })),
      // The last one ends with the participation.
      ...(isLast(index) && own.endedAt !== null ? [] : eventAt(endedAt, { text: '停下作答' })),
    ]),
    ...eventAt(hold?.held_at, {
      text: '奖励待核对',
      note: '同时作答另一份问卷',
      object: { kind: 'heldPay', id, title: '待核对的奖励' },
    }),
    // An operator's decision is an act.
    ...(hold?.operator === null
      ? eventAt(hold.decided_at, { text: '到期支付待核对的奖励', note: hold.reason })
      : []),
    ...(await workChanges(db, { ...key, careKey: careKey(id) })).flatMap(({ at, points, reason }) =>
      eventAt(at, { text: `质量分 ${points > 0 ? '+' : '−'}${Math.abs(points)}`, note: reason }),
    ),
    ...(await transferEvents(db, own.memberId, rewardKeys(id))),
  ];
};

import { eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import { readOwnMarks } from '../../ledger/module.ts';
import { countText } from '../../../platform/count-text.ts';
import { levelOf } from './levels.ts';

const MOST = 100;

/** When a member's level rose or fell. What raised it may be a discussion group, which isn't named (rule 14.83). */
export const levelEvents: EventsOf = async (db, memberId) => {
  const marks = await readOwnMarks(db, memberId, MOST);
  return marks.flatMap(({ at, before, after }) =>
    eventAt(at, {
      text: `${after > before ? '升到' : '降到'}${levelOf(after).name}`,
      note: `权益值 ${countText(before)} → ${countText(after)}`,
    }),
  );
};

import { eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import { countText } from '../../../platform/count-text.ts';
import { readCreditSteps } from '../../ledger/module.ts';
import { readLevelMarks } from '../../rule/module.ts';
import { levelOf, levelsFrom } from './levels.ts';

const MOST_STEPS = 1000;
const MOST = 100;

/**
 * When a member's level rose or fell, by their credit or because the marks of the levels moved (rule 4.32). What raised
 * it may be a discussion group, which isn't named (rule 14.83).
 */
export const levelEvents: EventsOf = async (db, memberId, now) => {
  const steps = await readCreditSteps(db, memberId, MOST_STEPS);
  const marks = await readLevelMarks(db);
  const levelAt = (time: Date, credit: number) => levelOf(levelsFrom(marks.at(time)), credit);
  const byCredit = steps.flatMap(({ at, before, after }) => {
    const [was, becomes] = [levelAt(at, before), levelAt(at, after)];
    return was.rank === becomes.rank
      ? []
      : eventAt(at, {
          text: `${after > before ? '升到' : '降到'}${becomes.name}`,
          note: `权益值 ${countText(before)} → ${countText(after)}`,
        });
  });
  const byMarks = marks.changes.flatMap((at) => {
    // Between two of its steps no credit passes a mark: marks are multiples of the step.
    const credit = steps.find((step) => step.at < at)?.after ?? steps.at(-1)?.before ?? 0;
    const [was, becomes] = [levelAt(new Date(at.getTime() - 1), credit), levelAt(at, credit)];
    return at > now || was.rank === becomes.rank
      ? []
      : eventAt(at, {
          text: `${becomes.rank > was.rank ? '升到' : '降到'}${becomes.name}`,
          note: '等级要的权益值变了',
        });
  });
  return [...byCredit, ...byMarks].slice(0, MOST);
};

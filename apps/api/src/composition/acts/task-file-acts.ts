import { countMembersUpTo } from '../../modules/identity/module.ts';
import { areFindable, countMembersWith } from '../../modules/member/module.ts';
import type { CountMatching } from '../../modules/survey/api.ts';
import { taskFileActs } from '../../modules/survey/module.ts';
import { addDays, type Day, dayOf } from '../../platform/calendar.ts';

/** The day some years before another one. Days are compared as text, so that it need not exist. */
const yearsBefore = (day: Day, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** Members whose known attributes fit a task, or all members for a task for anybody. */
export const countMatching: CountMatching = async (db, wanted, { now, most }) => {
  if (wanted.length === 0) return await countMembersUpTo(db, { joinedAfter: null, most });
  const keys = wanted.map((one) => ({ key: one.kind === 'age' ? 'birthday' : one.key, values: [] }));
  // Sensitive answers are sealed, so nobody is found by them.
  if (!areFindable(keys)) return null;
  const today = dayOf(now);
  const answers = wanted.map((one) =>
    one.kind === 'age'
      ? // Who turns `to + 1` today is too old.
        {
          key: 'birthday',
          from: yearsBefore(addDays(today, 1), one.to + 1),
          to: yearsBefore(today, one.from),
        }
      : { key: one.key, values: one.anyOf },
  );
  return await countMembersWith(db, answers, most);
};

/** The acts on task files. */
export const taskFiles = taskFileActs(countMatching);

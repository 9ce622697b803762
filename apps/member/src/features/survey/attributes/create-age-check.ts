import type { AnswerProblem, Answers } from '@yayan/survey';
import { calendarDay } from '@yayan/ui';

/** The attribute that says how old a member is, and the age under which nobody has an account (rule 2.28). */
const [birthdayKey, leastAge] = ['birthday', 14];

const warning =
  '你填的生日未满 14 周岁。填错了请改成正确的；没有填错就再提交一次，账号会在 7 天后注销，请让监护人联系我们';

/** A given birthday under 14; undefined for any other, and for none. */
const youngBirthday = (answers: Answers, now: number): string | undefined => {
  const birthday = answers[birthdayKey];
  if (typeof birthday !== 'string' || birthday === '') return undefined;
  const today = calendarDay(new Date(now));
  const latest = `${Number(today.slice(0, 4)) - leastAge}${today.slice(4)}`;
  return birthday > latest && birthday <= today ? birthday : undefined;
};

/**
 * A birthday under 14 starts the deletion of the account (rule 2.28), and is mistyped easily. So it isn't saved while it is typed,
 * and the first submit of it is refused with what it means.
 */
export const createAgeCheck = (start: Answers) => {
  let warnedOf: string | undefined;
  return {
    /** The answers to save while somebody still answers. */
    toSave: (answers: Answers, now = Date.now()): Answers => {
      const young = youngBirthday(answers, now);
      return young === undefined || young === start[birthdayKey]
        ? answers
        : { ...answers, [birthdayKey]: start[birthdayKey] };
    },
    /** What to refuse a submit with; nothing when the member has read it for this birthday. */
    problems: (answers: Answers, now = Date.now()): AnswerProblem[] => {
      const young = youngBirthday(answers, now);
      if (young === undefined || young === warnedOf || young === start[birthdayKey]) return [];
      warnedOf = young;
      return [{ question: birthdayKey, msg: warning }];
    },
  };
};

import type { AttributeAnswers, AttributeDeps } from '../../modules/member/api.ts';
import type { KnownAttributes, TaskDeps } from '../../modules/task/api.ts';
import { finishWelcome, matchGain, welcomeReward } from '../../modules/task/module.ts';

/** Converts a member's attribute answers to the form that task matching uses. */
export const known = (answers: AttributeAnswers): KnownAttributes =>
  new Map([...answers].map(([key, { values }]) => [key, values]));

/**
 * The functions of tasks for the attribute questionnaire: the welcome task, and how many tasks more answers would open.
 */
export const attributeTasks = (tasks: TaskDeps): Pick<AttributeDeps, 'welcome' | 'matchGain'> => ({
  welcome: {
    reward: welcomeReward,
    finish: async (tx, entry) => await finishWelcome(tx, tasks, entry),
  },
  matchGain: async (db, answers, now) => await matchGain(db, known(answers), now),
});

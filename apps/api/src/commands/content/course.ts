import {
  courseFileSchema,
  courseOverview,
  importCourse,
  withdrawCourse,
} from '../../modules/community/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Run = async (platform, { say }) => {
  const courses = await courseOverview(platform);
  for (const { id, title, coins, begun, passed } of courses)
    say([id, `${coins} coins`, `${begun} began, ${passed} passed`, title].join('  '));
  say(`${courses.length} courses`);
};

const importFile: RunAct = async (platform, { words: [, file], by, say }) => {
  const course = await readContentFile(platform, file, courseFileSchema);
  const what = await importCourse(platform, course, { by });
  const questions = `${course.quiz.length} questions`;
  say(`“${course.title}” with ${questions} is ${what}`);
};

const withdraw = withdrawById({
  noun: 'course',
  all: courseOverview,
  withdraw: async (platform, known, { by }) => await withdrawCourse(platform, known.id, by),
});

/** Operators write courses (rules 13.6 to 13.8). */
export const course: Command = actionsCommand({
  name: 'course',
  summary: 'Write courses with a quiz that pays once',
  examples: ['examples/course.yaml'],
  actions: [
    look('list', 'The courses, with who began and passed', list),
    act('import <file>', 'Add or change a course', importFile),
    act('withdraw <course>', 'Hide a course', withdraw),
  ],
});

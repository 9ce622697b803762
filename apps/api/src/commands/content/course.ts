import { courseFileSchema } from '../../modules/community/courses/course-file.ts';
import {
  courseOverview,
  importCourse,
  withdrawCourse,
} from '../../modules/community/courses/edit-courses.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Action = async (platform, { say }) => {
  const courses = await courseOverview(platform);
  for (const { id, title, coins, begun, passed } of courses)
    say([id, `${coins} coins`, `${begun} began, ${passed} passed`, title].join('  '));
  say(`${courses.length} courses`);
};

const importFile: Action = async (platform, { words: [, file], options, say }) => {
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const course = await readContentFile(file, courseFileSchema);
  const what = await importCourse(platform, course, { by, dryRun });
  const questions = `${course.quiz.length} questions`;
  say(
    dryRun
      ? `“${course.title}” with ${questions} would be ${what}; nothing is changed`
      : `“${course.title}” with ${questions} is ${what}`,
  );
};

const withdraw = withdrawById({
  noun: 'course',
  all: courseOverview,
  withdraw: async (platform, known, by) => await withdrawCourse(platform, known.id, by),
});

const actions = new Map<string, Action>([
  ['list', list],
  ['import', importFile],
  ['withdraw', withdraw],
]);

/** Operators write courses (rules 13.6 to 13.8). */
export const course: Command = {
  usage: 'course <list|import <file>|withdraw <course>>',
  summary:
    'Add or change a course with its quiz from a YAML file (apps/api/data/community/courses shows some), withdraw one',
  options: {
    by: { type: 'string', summary: 'Your name, kept with what you do' },
    'dry-run': { type: 'boolean', summary: 'Check the file and say what would happen, and change nothing' },
  },
  run: runAction(actions),
};

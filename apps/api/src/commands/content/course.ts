import { courseFileSchema } from '../../modules/community/courses/course-file.ts';
import {
  courseOverview,
  importCourse,
  withdrawCourse,
} from '../../modules/community/courses/edit-courses.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';
import { readContentFile } from './read-content-file.ts';

type Action = (platform: Platform, call: CommandCall) => Promise<void>;

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

const withdraw: Action = async (platform, { words: [, id = ''], options, say }) => {
  const by = operatorOf(options);
  const known = (await courseOverview(platform)).find((each) => each.id === id);
  if (known === undefined) throw new Error(`There is no course ${id}: list shows them`);
  if (options['dry-run'] === true) return say(`“${known.title}” would be withdrawn; nothing is changed`);
  await withdrawCourse(platform, id, by);
  say(`“${known.title}” is withdrawn`);
};

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
  run: async (call) => {
    const act = actions.get(call.words[0] ?? '');
    if (act === undefined) throw new Error(`Say what to do: ${[...actions.keys()].join(', ')}`);
    await withPlatform(call.config, async (platform) => await act(platform, call));
    return 0;
  },
};

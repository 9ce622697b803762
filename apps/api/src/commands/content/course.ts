import { courseFileSchema, courseOverview } from '../../modules/community/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { withdrawContent, writeContent } from './perform-content.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Run = async (platform, { say }) => {
  const courses = await courseOverview(platform);
  for (const { id, title, coins, begun, passed } of courses)
    say([id, `${coins} coins`, `${begun} began, ${passed} passed`, title].join('  '));
  say(`${courses.length} courses`);
};

const importFile: RunAct = async (platform, call) => {
  const { id, ...course } = await readContentFile(platform, call.words[1], courseFileSchema);
  const what = await writeContent(platform, call, { id, draft: { kind: 'course', ...course } });
  const questions = `${course.quiz.length} questions`;
  call.say(`“${course.title}” with ${questions} is ${what === 'same' ? 'as before' : what}`);
};

const withdraw = withdrawById({
  noun: 'course',
  all: courseOverview,
  withdraw: async (platform, { id }, call) => await withdrawContent(platform, call, { kind: 'course', id }),
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

import { readFile } from 'node:fs/promises';
import { bankLines, planQuestions, questionActs, readQuestionFile } from '../../modules/campaign/module.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { performing } from '../runner/performing.ts';

const list: Run = async (platform, { say }) => {
  for (const line of await bankLines(platform)) say(line);
};

const importFile: RunAct = async (platform, call) => {
  const [, file] = call.words;
  if (file === undefined) throw new Error('Name a YAML file: apps/api/data/campaign/questions.yaml is one');
  const source = await readFile(file, 'utf8');
  const plan = await planQuestions(platform.database.read, readQuestionFile(source));
  const { added, changed, same } = plan;
  if (added.length + changed.length > 0)
    await performing(questionActs.importQuestions, () => ({ input: { source }, reason: '' }))(platform, call);
  call.say(`${added.length} questions added, ${changed.length} changed, ${same} are the same`);
};

const retire = performing(questionActs.retireQuestion, ({ words: [, id] }) => {
  if (id === undefined) throw new Error('Name the question: list shows them');
  return { input: { id }, reason: '' };
});

/** Operators fill the bank of the daily quiz (rules 12.11 and 14.62). */
export const question: Command = actionsCommand({
  name: 'question',
  summary: 'Add or change questions of the daily quiz from a YAML file, or take one out',
  examples: ['examples/question.yaml'],
  actions: [
    look('list', 'The questions that can be asked', list),
    act('import <file>', 'Add questions; one that changed becomes a new version', importFile),
    act('retire <question>', 'Ask a question no more', retire),
  ],
});

import { readFile } from 'node:fs/promises';
import {
  bankLines,
  importQuestions,
  readQuestionFile,
  retireQuestion,
} from '../../modules/campaign/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';

const list: Run = async (platform, { say }) => {
  for (const line of await bankLines(platform)) say(line);
};

const importFile: RunAct = async (platform, { words: [, file], by, say }) => {
  if (file === undefined) throw new Error('Name a YAML file: apps/api/data/campaign/questions.yaml is one');
  const filed = readQuestionFile(await readFile(file, 'utf8'));
  const { added, changed, same } = await importQuestions(platform, filed, { by });
  say(`${added.length} questions added, ${changed.length} changed, ${same} are the same`);
  if (changed.length > 0) say(`changed: ${changed.join(', ')}`);
};

const retire: RunAct = async (platform, { words: [, id], by, say }) => {
  if (id === undefined) throw new Error('Name the question: list shows them');
  await retireQuestion(platform, id, by);
  say(`${id} is not asked any more`);
};

/** Operators fill the bank of the daily quiz (rule 12.11). */
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

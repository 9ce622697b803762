import { readFile } from 'node:fs/promises';
import { helpOverview, importHelp, withdrawHelp } from '../../modules/help/edit-help.ts';
import { readHelpFile } from '../../modules/help/help-file.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command } from '../runner/command.ts';
import { type Action, runAction } from '../runner/run-action.ts';

const list: Action = async (platform, { say }) => {
  const articles = await helpOverview(platform);
  for (const { id, section, title, ratings, updated_by } of articles)
    say([id, section, `${ratings.helpful} helpful, ${ratings.not} not`, updated_by, title].join('  '));
  say(`${articles.length} articles`);
};

const importFile: Action = async (platform, { words: [, file], options, say }) => {
  if (file === undefined) throw new Error('Name a YAML file: apps/api/data/help shows some');
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const section = readHelpFile(await readFile(file, 'utf8'));
  const { added, changed } = await importHelp(platform, section, { by, dryRun });
  say(
    dryRun
      ? `${added} articles would be added and ${changed} changed in “${section.title}”; nothing is changed`
      : `${added} articles added, ${changed} changed in “${section.title}”`,
  );
};

const withdraw: Action = async (platform, { words: [, id], options, say }) => {
  const by = operatorOf(options);
  const known = (await helpOverview(platform)).find((article) => String(article.id) === id);
  if (known === undefined) throw new Error(`There is no article ${id ?? ''}: list shows them`);
  if (options['dry-run'] === true) return say(`“${known.title}” would be withdrawn; nothing is changed`);
  await withdrawHelp(platform, known.id, by);
  say(`“${known.title}” is withdrawn`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['import', importFile],
  ['withdraw', withdraw],
]);

/** Operators write help articles (rules 7.10, 7.11). */
export const help: Command = {
  usage: 'help <list|import <file>|withdraw <article>>',
  summary:
    'Add or change a section of help articles from a YAML file, withdraw one, see how helpful they are',
  options: {
    by: { type: 'string', summary: 'Your name, kept with the articles' },
    'dry-run': { type: 'boolean', summary: 'Check the file and say what would happen, and change nothing' },
  },
  run: runAction(actions),
};

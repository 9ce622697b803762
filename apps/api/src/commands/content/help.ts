import { readFile } from 'node:fs/promises';
import { helpOverview, helpSections, readHelpFile, saveHelpSection } from '../../modules/help/module.ts';
import { withCoinWorth } from '../../platform/config/coin-config.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { performFor } from '../runner/performing.ts';
import { withdrawContent, writeContent } from './perform-content.ts';
import { actionsCommand } from '../runner/actions-command.ts';

const list: Run = async (platform, { say }) => {
  const articles = await helpOverview(platform);
  for (const { id, section, title, ratings, updated_by } of articles)
    say([id, section, `${ratings.helpful} helpful, ${ratings.not} not`, updated_by, title].join('  '));
  say(`${articles.length} articles`);
};

const importFile: RunAct = async (platform, call) => {
  const [, file] = call.words;
  if (file === undefined) throw new Error('Name a YAML file: apps/api/data/help shows some');
  const { id, title, position, articles } = readHelpFile(
    withCoinWorth(await readFile(file, 'utf8'), platform.config.coinsPerYuan),
  );
  const known = (await helpSections(platform.database.read)).find((section) => section.id === id);
  if (known?.title !== title || known.position !== position)
    await performFor(platform, call, saveHelpSection, { input: { id, title, position }, reason: '' });
  const counts = { added: 0, changed: 0, same: 0 };
  for (const [index, { id: article, ...texts }] of articles.entries()) {
    const draft = { kind: 'article' as const, sectionId: id, position: index + 1, ...texts };
    counts[await writeContent(platform, call, { id: String(article), draft })] += 1;
  }
  call.say(`${counts.added} articles added, ${counts.changed} changed in “${title}”`);
};

const withdraw: RunAct = async (platform, call) => {
  const [, id] = call.words;
  const known = (await helpOverview(platform)).find((article) => String(article.id) === id);
  if (known === undefined) throw new Error(`There is no article ${id ?? ''}: list shows them`);
  await withdrawContent(platform, call, { kind: 'article', id });
  call.say(`“${known.title}” is withdrawn`);
};

/** Operators write help articles (rules 7.10, 7.11). */
export const help: Command = actionsCommand({
  name: 'help',
  summary: 'Write help articles, and see how helpful they are',
  examples: ['examples/help.yaml'],
  actions: [
    look('list', 'The articles, with how many found them helpful', list),
    act('import <file>', 'Add or change a section with its articles', importFile),
    act('withdraw <article>', 'Hide an article', withdraw),
  ],
});

import {
  allArticles,
  articleSchema,
  publishArticle,
  withdrawStarArticle,
} from '../../modules/community/module.ts';
import { ownerOfCode } from '../../modules/identity/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Run = async (platform, { say }) => {
  const articles = await allArticles(platform);
  for (const { id, title, published_at, shown } of articles)
    say([id, published_at.toISOString(), shown ? '' : 'waits for consent', title].join('  '));
  say(`${articles.length} articles`);
};

const publish: RunAct = async (platform, { words: [, file], by, say }) => {
  const { member: code, ...article } = await readContentFile(platform, file, articleSchema);
  const member = code === undefined ? undefined : await ownerOfCode(platform.database.read, code);
  if (code !== undefined && member === undefined) throw new Error(`No member has the code ${code}`);
  const memberId = member?.memberId ?? null;
  await publishArticle(platform, { ...article, memberId }, { by });
  const consent = memberId === null ? '' : '; it is read once its member agrees to be named';
  say(`${article.id} is published${consent}`);
};

const withdraw = withdrawById({
  noun: 'article',
  all: allArticles,
  withdraw: async (platform, known, { by }) => await withdrawStarArticle(platform, known.id, by),
});

/** Operators write articles about star members (rule 13.5). */
export const article: Command = actionsCommand({
  name: 'article',
  summary: 'Write articles about star members',
  examples: ['examples/article.yaml'],
  actions: [
    look('list', 'The articles, and which wait for consent', list),
    act('publish <file>', 'Publish an article, or change it', publish),
    act('withdraw <article>', 'Hide an article', withdraw),
  ],
});

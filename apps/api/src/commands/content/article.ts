import { allArticles, articleSchema } from '../../modules/community/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { withdrawContent, writeContent } from './perform-content.ts';
import { readContentFile } from './read-content-file.ts';
import { withdrawById } from './withdraw-by-id.ts';

const list: Run = async (platform, { say }) => {
  const articles = await allArticles(platform);
  for (const { id, title, published_at, shown } of articles)
    say([id, published_at.toISOString(), shown ? '' : 'waits for consent', title].join('  '));
  say(`${articles.length} articles`);
};

const publish: RunAct = async (platform, call) => {
  const {
    id,
    member = null,
    publishAt,
    ...texts
  } = await readContentFile(platform, call.words[1], articleSchema);
  // A file without a time keeps the time of an article that is there.
  const known = (await allArticles(platform)).find((article) => article.id === id);
  const at = publishAt ?? known?.published_at ?? null;
  const draft = { kind: 'starArticle' as const, ...texts, member, publishAt: at };
  await writeContent(platform, call, { id, draft });
  const consent = member === null ? '' : '; it is read once its member agrees to be named';
  call.say(`${id} is published${consent}`);
};

const withdraw = withdrawById({
  noun: 'article',
  all: allArticles,
  withdraw: async (platform, { id }, call) =>
    await withdrawContent(platform, call, { kind: 'starArticle', id }),
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

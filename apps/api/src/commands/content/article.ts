import {
  allArticles,
  articleSchema,
  publishArticle,
  withdrawStarArticle,
} from '../../modules/community/articles/edit-articles.ts';
import { ownerOfCode } from '../../modules/identity/account/inviter.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf } from '../people/operator.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';
import { readContentFile } from './read-content-file.ts';

type Action = (platform: Platform, call: CommandCall) => Promise<void>;

const list: Action = async (platform, { say }) => {
  const articles = await allArticles(platform);
  for (const { id, title, published_at, shown } of articles)
    say([id, published_at.toISOString(), shown ? '' : 'waits for consent', title].join('  '));
  say(`${articles.length} articles`);
};

const publish: Action = async (platform, { words: [, file], options, say }) => {
  const dryRun = options['dry-run'] === true;
  const by = operatorOf(options);
  const { member: code, ...article } = await readContentFile(file, articleSchema);
  const member = code === undefined ? undefined : await ownerOfCode(platform.database.read, code);
  if (code !== undefined && member === undefined) throw new Error(`No member has the code ${code}`);
  const memberId = member?.memberId ?? null;
  await publishArticle(platform, { ...article, memberId }, { by, dryRun });
  const consent = memberId === null ? '' : '; it is read once its member agrees to be named';
  say(
    dryRun
      ? `“${article.title}” would be published; nothing is changed`
      : `${article.id} is published${consent}`,
  );
};

const withdraw: Action = async (platform, { words: [, id = ''], options, say }) => {
  const by = operatorOf(options);
  const known = (await allArticles(platform)).find((each) => each.id === id);
  if (known === undefined) throw new Error(`There is no article ${id}: list shows them`);
  if (options['dry-run'] === true) return say(`“${known.title}” would be withdrawn; nothing is changed`);
  await withdrawStarArticle(platform, id, by);
  say(`“${known.title}” is withdrawn`);
};

const actions = new Map<string, Action>([
  ['list', list],
  ['publish', publish],
  ['withdraw', withdraw],
]);

/** Operators write articles about star members (rule 13.5). */
export const article: Command = {
  usage: 'article <list|publish <file>|withdraw <id>>',
  summary:
    'Publish a star article from a YAML file (id, title, summary, body, member, publishAt), or withdraw it',
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

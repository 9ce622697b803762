import { createHash } from 'node:crypto';
import { refuse } from '../../../errors/api-fault.ts';
import { checkedRichText } from '../../../platform/rich-text/checked-rich-text.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { StoredArticle } from '../../community/api.ts';
import {
  publishArticle,
  selectStoredArticles,
  TEXT_ID,
  withdrawStarArticle,
} from '../../community/module.ts';
import { memberCodes, ownerOfCode } from '../../identity/module.ts';
import { MOST_LISTED } from '../store.ts';
import { type ContentRule, type ContentState, type DraftOf, requireId, timeText } from './content-rule.ts';

type StarArticleDraft = DraftOf<'starArticle'>;

const DIGEST_LENGTH = 8;

const stateAt = ({ published_at, shown }: StoredArticle, now: Date): ContentState => {
  if (published_at > now) return 'planned';
  return shown ? 'shown' : 'waiting';
};

const rowOf = (article: StoredArticle, now: Date) => ({
  kind: 'starArticle' as const,
  id: article.id,
  title: article.title,
  state: stateAt(article, now),
  startsAt: article.published_at,
  endsAt: null,
  madeBy: null,
});

/** The code is stored in versions, where erasing a member finds it, so that it is written as the member has it. */
async function memberIdOf(db: Connection, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const { memberId } = (await ownerOfCode(db, code)) ?? refuse('CONTENT_MEMBER_UNKNOWN');
  const codes = await memberCodes(db, [memberId]);
  return codes.get(memberId) === code ? memberId : refuse('CONTENT_MEMBER_UNKNOWN');
}

// The audit log is never deleted, so that it doesn't quote what is written about a member.
const textMark = (text: string): string => {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
  return `${Array.from(text).length} 字（${digest}）`;
};

const newArticle = async (
  db: Connection,
  id: string,
  { kind: _kind, member, publishAt, ...texts }: StarArticleDraft,
) => ({
  ...texts,
  id,
  memberId: await memberIdOf(db, member),
  ...(publishAt !== null && { publishAt: new Date(publishAt) }),
});

/** Articles about star members (rule 13.5). */
export const starArticleRule: ContentRule<StarArticleDraft> = {
  kind: 'starArticle',
  acts: { publish: 'article publish', edit: 'article edit', withdraw: 'article withdraw' },
  list: async (db, now, before) =>
    (await selectStoredArticles(db, { before, most: MOST_LISTED })).map((row) => rowOf(row, now)),
  read: async (db, id, now) => {
    const [row] = TEXT_ID.test(id) ? await selectStoredArticles(db, { id, most: 1 }) : [];
    if (row === undefined) return undefined;
    const { title, summary, body, member_id, published_at } = row;
    const member = member_id === null ? null : ((await memberCodes(db, [member_id])).get(member_id) ?? null);
    return {
      ...rowOf(row, now),
      figures: [],
      draft: { kind: 'starArticle', title, summary, body, member, publishAt: published_at.toISOString() },
    };
  },
  check: async (db, { body, member, publishAt }, { id, now, before }) => {
    requireId(id, TEXT_ID);
    checkedRichText(body);
    await memberIdOf(db, member);
    const isPublished = before?.startsAt !== undefined && before.startsAt !== null && before.startsAt <= now;
    if (isPublished && publishAt !== before.draft.publishAt) refuse('CONTENT_STARTED');
  },
  facts: ({ title, summary, body, member, publishAt }) => [
    ['title', '标题', title],
    ['summary', '摘要', summary],
    ['body', '正文', textMark(body)],
    ['member', '写的会员', member],
    ['publishAt', '发布时间', timeText(publishAt) ?? '马上'],
  ],
  publish: async (platform, id, draft, by) => {
    await publishArticle(platform, await newArticle(platform.database.read, id, draft), { by });
  },
  withdraw: async (platform, id, by) => {
    await withdrawStarArticle(platform, id, by);
  },
};

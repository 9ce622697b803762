import { refuse } from '../../../errors/api-fault.ts';
import { checkedRichText } from '../../../platform/rich-text/checked-rich-text.ts';
import {
  countRatings,
  helpSections,
  selectArticle,
  selectArticles,
  withdrawHelp,
  writeHelp,
} from '../../help/module.ts';
import { type ContentRule, type DraftOf, requireId, type StoredContent } from './content-rule.ts';

type ArticleDraft = DraftOf<'article'>;
type ArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];

const ID = /^[1-9]\d{0,8}$/;

const rowOf = (row: ArticleRow) => ({
  kind: 'article' as const,
  id: String(row.id),
  title: row.title,
  state: 'shown' as const,
  startsAt: row.updated_at,
  endsAt: null,
  madeBy: row.updated_by,
});

const draftOf = (row: ArticleRow): ArticleDraft => ({
  kind: 'article',
  sectionId: row.section_id,
  position: row.position,
  title: row.title,
  summary: row.summary,
  body: row.body,
});

const stored = (
  row: ArticleRow,
  ratings: { helpful: number; not: number } | undefined,
): StoredContent<ArticleDraft> => ({
  ...rowOf(row),
  draft: draftOf(row),
  figures: [
    { label: '觉得有帮助', value: ratings?.helpful ?? 0 },
    { label: '觉得没帮助', value: ratings?.not ?? 0 },
  ],
});

const newArticle = (id: string, { sectionId, position, title, summary, body }: ArticleDraft) => ({
  id: Number(id),
  section_id: sectionId,
  position,
  title,
  summary,
  body,
});

/** Help articles (rules 7.10, 7.11). */
export const articleRule: ContentRule<ArticleDraft> = {
  kind: 'article',
  acts: { publish: 'help publish', edit: 'help edit', withdraw: 'help withdraw' },
  list: async (db) => (await selectArticles(db)).map(rowOf),
  read: async (db, id) => {
    if (!ID.test(id)) return undefined;
    const row = await selectArticle(db, Number(id));
    return row && stored(row, (await countRatings(db)).get(row.id));
  },
  check: async (db, { sectionId, body }, { id }) => {
    requireId(id, ID);
    checkedRichText(body);
    if (!(await helpSections(db)).some((section) => section.id === sectionId)) refuse('HELP_SECTION_UNKNOWN');
  },
  facts: ({ sectionId, position, title, summary, body }) => [
    ['title', '标题', title],
    ['section', '分类', String(sectionId)],
    ['position', '顺序', String(position)],
    ['summary', '摘要', summary],
    ['body', '正文', body],
  ],
  publish: async (platform, id, draft, by) => {
    await writeHelp(platform, { ...newArticle(id, draft), by });
  },
  withdraw: async (platform, id, by) => {
    await withdrawHelp(platform, Number(id), by);
  },
};

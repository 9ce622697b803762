import type { HelpArticle, HelpRating } from '@yayan/api-client';
import { mockGetHelpArticle, mockListHelp, mockRateHelpArticle, refuse } from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import { signedInOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

/** The help centre: its articles by category and word, and whether they were helpful. */
export const helpAnswers = (world: World): Answers => {
  const ratingsOf = perMember(world, () => new Map<string, boolean>());
  /** The article of the document or the seed, also under the number and title of each article of the list. */
  const articleOf = async (id: unknown): Promise<HelpArticle | undefined> => {
    const article = await world.startOf(mockGetHelpArticle);
    if (String(article.id) === id) return article;
    const { sections } = await world.startOf(mockListHelp);
    const section = sections.find(({ articles }) => articles.some((each) => String(each.id) === id));
    const listed = section?.articles.find((each) => String(each.id) === id);
    return section && listed && { ...article, ...listed, category: { id: section.id, title: section.title } };
  };

  return {
    listHelp: mockListHelp(async (_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const categoryId = Number(searchParams.get('categoryId'));
      const words = (searchParams.get('keyword') ?? '').split(/\s+/u).filter((word) => word !== '');
      const all = await world.startOf(mockListHelp);
      const isWhole = categoryId === all.id;
      const sections = all.sections.filter(({ id }) => isWhole || id === categoryId);
      if (!isWhole && sections.length === 0) return refuse('NOT_FOUND');
      return {
        id: categoryId,
        title: isWhole ? all.title : (sections[0]?.title ?? ''),
        sections: sections
          .map((section) => ({
            ...section,
            articles: section.articles.filter(({ title, summary }) =>
              words.every((word) => `${title}\n${summary}`.includes(word)),
            ),
          }))
          .filter(({ articles }) => articles.length > 0 || words.length === 0),
      };
    }),

    getHelpArticle: mockGetHelpArticle(async (_example, { request, params }) => {
      const article = await articleOf(params['id']);
      if (!article) return refuse('NOT_FOUND');
      const rating = signedInOf(world, request) ? ratingsOf(request).get(String(params['id'])) : undefined;
      return { ...article, helpful: rating ?? null };
    }),

    rateHelpArticle: mockRateHelpArticle(async (_example, { request, params }) => {
      const { helpful } = await jsonOf<HelpRating>(request);
      if (!(await articleOf(params['id']))) return refuse('NOT_FOUND');
      ratingsOf(request).set(String(params['id']), helpful);
      return { helpful };
    }),
  };
};

// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { mockCall } from '../../mocks/mock-call.ts';
import type {
  HelpArticle,
  HelpCategory,
  HelpRating,
} from '../model/index.ts';

/** Answers `listHelp`: List help articles by category. */
export const mockListHelp = mockCall<'listHelp', HelpCategory>('get', '/v1/categories', () => ({"id":21,"title":"帮助中心","sections":[{"id":211,"title":"任务","articles":[{"id":2103,"title":"为什么有时没入选？","summary":"问卷在找特定条件的人，没入选不是你答得不好。"}]}]}));

/** Answers `getHelpArticle`: Read a help article. */
export const mockGetHelpArticle = mockCall<'getHelpArticle', HelpArticle>('get', '/v1/help/articles/:id', () => ({"id":2103,"category":{"id":212,"title":"任务"},"title":"为什么有时没入选？","summary":"问卷在找特定条件的人，没入选不是你答得不好。","body":[{"kind":"paragraph","lines":[[{"text":"每份问卷都在找特定条件的人。","strong":false,"link":null}]]}],"updatedAt":"2026-11-01T02:00:00.000Z","helpful":null}));

/** Answers `rateHelpArticle`: Say whether an article helped. */
export const mockRateHelpArticle = mockCall<'rateHelpArticle', HelpRating>('post', '/v1/help/articles/:id/helpfulness', () => ({"helpful":true}));

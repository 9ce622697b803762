// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { mockCall } from '../../mocks/mock-call.ts';
import type { HelpCategory } from '../model/index.ts';

/** Answers `listHelp`: List help articles by category. */
export const mockListHelp = mockCall<'listHelp', HelpCategory>('get', '/v1/categories', () => ({"id":21,"title":"帮助中心","sections":[{"id":211,"title":"答题与结果","articles":[{"id":2103,"title":"为什么有时没入选？","summary":"问卷在找特定条件的人，没入选不是你答得不好。","body":"每份问卷都在找特定条件的人，例如 18–35 岁、住在上海。","updatedAt":"2026-11-01T02:00:00.000Z"}]}]}));

import type { ConsoleCall } from '../../call/operator/console-call.ts';
import type { ExportedLists, ExportedPage } from '../../modules/operator/api.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ListHandlers, PageOfList } from './list-rule.ts';
import { offerLists } from './offer-lists.ts';
import { peopleLists } from './people-lists.ts';
import { workLists } from './work-lists.ts';

/** The lists of the console that can be exported. `handlersOf` makes their handlers, also inside a transaction. */
export const exportedLists = (handlersOf: (platform: Platform) => ListHandlers): ExportedLists => {
  const pageOf: PageOfList =
    (id) =>
    async (platform, call): Promise<ExportedPage> => {
      const handler = handlersOf(platform)[id] as (given: ConsoleCall<typeof id>) => Promise<unknown>;
      // A list sets no cookie. One without pages has no cursor.
      const page = (await handler(call)) as Pick<ExportedPage, 'items'> & Partial<ExportedPage>;
      return { items: page.items, nextCursor: page.nextCursor ?? null };
    };
  return { ...workLists(pageOf), ...offerLists(pageOf), ...peopleLists(pageOf) };
};

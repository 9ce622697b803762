import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { getHelpArticle, listHelp, rateHelpArticle } from './help.ts';

/** Help articles, and what members say of them. */
export function helpHandlers({
  platform,
}: {
  platform: Platform;
}): Pick<Handlers, 'listHelp' | 'getHelpArticle' | 'rateHelpArticle'> {
  return {
    listHelp: async ({ query }) => await listHelp(platform, query),
    getHelpArticle: async ({ caller, params }) =>
      await getHelpArticle(platform, caller?.memberId, Number(params.id)),
    rateHelpArticle: async ({ caller, params, body }) =>
      await rateHelpArticle(platform, caller.memberId, Number(params.id), body),
  };
}

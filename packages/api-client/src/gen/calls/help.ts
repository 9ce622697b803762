// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { call, type CallOptions } from '../../calls/call.ts';
import type { HelpCategory, ListHelpParams } from '../model/index.ts';

/**
 * List help articles by category
 *
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 */
export const listHelp = (params: ListHelpParams, options?: CallOptions): Promise<HelpCategory> =>
  call<HelpCategory>({ url: '/v1/categories', method: 'GET', params }, options);

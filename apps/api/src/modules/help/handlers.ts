import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { getHelpArticle, listHelp, rateHelpArticle } from './help.ts';

/** Help articles, and how members rate them. */
export const helpHandlers = (
  platform: Platform,
): Pick<Handlers, 'listHelp' | 'getHelpArticle' | 'rateHelpArticle'> =>
  bind(platform, { listHelp, getHelpArticle, rateHelpArticle });

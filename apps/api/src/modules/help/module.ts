import type { Platform } from '../../platform/platform.ts';
import { helpHandlers } from './handlers.ts';

/** Help articles, and how members rate them. */
export const createHelp = (platform: Platform) => ({ handlers: helpHandlers(platform) });

export { helpOverview, helpSections, writeHelp, withdrawHelp } from './edit-help.ts';
export { findHelp } from './find-help.ts';
export { readHelpFile } from './help-file.ts';
export { dismissHelpMiss, helpMisses } from './misses.ts';
export { saveHelpSection } from './section-act.ts';
export {
  countRatings,
  eraseHelpRatings,
  helpRatingData,
  selectArticle,
  selectArticles,
} from './help-store.ts';

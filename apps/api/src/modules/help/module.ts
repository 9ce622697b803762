import type { Platform } from '../../platform/platform.ts';
import { helpHandlers } from './handlers.ts';

/** Help articles, and how members rate them. */
export const createHelp = (platform: Platform) => ({ handlers: helpHandlers(platform) });

export { helpOverview, importHelp, withdrawHelp } from './edit-help.ts';
export { readHelpFile } from './help-file.ts';
export { eraseHelpRatings, helpRatingData } from './help-store.ts';

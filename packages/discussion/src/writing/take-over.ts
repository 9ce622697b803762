import { isEmptyDraft } from '../client/drafts.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/**
 * Moves what was typed before the page knew its person into the person's own draft. A draft that the person has already
 * stays as it is, and so does the other one.
 */
export const takeOver = (own: DraftKeeper, unnamed: DraftKeeper): void => {
  const typed = unnamed.read();
  if (!typed.kept || isEmptyDraft(typed) || own.read().kept) return;
  own.write(typed.text);
  if (typed.quote !== undefined) own.quoteWith(typed.quote);
  unnamed.clear();
};

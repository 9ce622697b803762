import { type components, FollowUpQuoteState } from '@yayan/contract';
import { viewMember } from '../../people/entry/group-view.ts';
import type { GroupMediaUrls } from '../../people/deps.ts';
import type { QuotedRow } from './quoted-store.ts';

type QuoteView = components['schemas']['FollowUpQuote'];

/** How a quote compares with its answer now (rule 6.51). */
export function quoteStateOf({
  visible,
  deleted,
  edited,
  contained,
}: Pick<QuotedRow, 'visible' | 'deleted' | 'edited' | 'contained'>): FollowUpQuoteState {
  if (!visible) return FollowUpQuoteState.Hidden;
  if (deleted) return FollowUpQuoteState.Removed;
  if (!contained) return FollowUpQuoteState.Reworded;
  return edited ? FollowUpQuoteState.Edited : FollowUpQuoteState.Current;
}

/** Whether the quoted words may still be shown: their answer is there, contains them, and the reader may see it. */
export const isQuotable = (state: FollowUpQuoteState): boolean =>
  state === FollowUpQuoteState.Current || state === FollowUpQuoteState.Edited;

/** A quote for a reader who may see the follow-up. */
export function viewQuote(row: QuotedRow, mediaUrls: GroupMediaUrls): QuoteView {
  const state = quoteStateOf(row);
  if (state === FollowUpQuoteState.Hidden) return { state, responseId: null, author: null, text: '' };
  return {
    state,
    responseId: row.responseId,
    author: viewMember({ ...row, id: row.authorId }, mediaUrls),
    text: isQuotable(state) ? row.text : '',
  };
}

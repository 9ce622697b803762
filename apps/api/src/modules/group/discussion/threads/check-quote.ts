import { type BodyOf, FollowUpAudience, GroupRole, SectionVisibility } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { readResponse, type ResponseRow } from '../responses/response-store.ts';

/** The words of another answer that a follow-up refers to, with the version of that answer. */
export interface CheckedQuote {
  responseId: string;
  wording: number;
  text: string;
}

/**
 * Checks what a follow-up quotes (rule 6.51). Refuses with NOT_FOUND an answer of another section, or one that the author
 * of the follow-up may not see; with QUOTE_STALE words that the answer doesn't contain, and with QUOTE_HIDDEN an answer
 * that the respondent addressed may not see.
 */
export async function checkQuote(
  tx: Tx,
  visit: Visit,
  { response, audience }: { response: ResponseRow; audience: FollowUpAudience },
  sent: NonNullable<BodyOf<'createFollowUp'>['quote']>,
): Promise<CheckedQuote> {
  const quoted = await readResponse(tx, visit.group.id, sent.responseId.toLowerCase());
  if (!quoted || quoted.sectionId !== response.sectionId || quoted.deletedAt !== null)
    return refuse('NOT_FOUND');
  const isForHosts = quoted.visibility === SectionVisibility.HostsOnly;
  if (isForHosts && visit.role === GroupRole.Respondent && quoted.memberId !== visit.me.id)
    refuse('NOT_FOUND');
  if (isForHosts && audience !== FollowUpAudience.BackRoom && quoted.memberId !== response.memberId)
    refuse('QUOTE_HIDDEN');
  const text = sent.text.trim();
  if (text === '') refuse('FIELD_WRONG', { field: 'body.quote.text' });
  if (!quoted.content.includes(text)) refuse('QUOTE_STALE');
  return { responseId: quoted.id, wording: quoted.wording, text };
}

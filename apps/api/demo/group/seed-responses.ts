import { searchVector } from '../../src/modules/group/discussion/guide/search-vector-store.ts';
import { demoId, type DemoResponse, GROUP_ID, memberId, responseId } from './demo-group-file.ts';
import type { SeedContext } from './seed-context.ts';

/** Adds an answer with its follow-ups; a follow-up by the respondent is their reply to the one before. */
export async function addResponse(
  { tx, at }: SeedContext,
  response: DemoResponse,
  sectionId: string,
): Promise<void> {
  const id = responseId(sectionId, response.by);
  const firstFollowUp = response.followUps.find(({ audience }) => audience !== 'backRoom');
  await tx
    .insertInto('group_responses')
    .values({
      group_id: GROUP_ID,
      id,
      section_id: sectionId,
      group_member_id: memberId(response.by),
      client_id: demoId('client', id),
      content: response.content,
      search: searchVector(response.content),
      created_at: at(response.day),
      seen_by_host_at: response.seen ? at(response.day + 0.1) : null,
      host_replied_at: firstFollowUp ? at(firstFollowUp.day) : null,
    })
    .execute();
  const isReply = (index: number): boolean => response.followUps[index]?.by === response.by;
  const followUpId = (index: number): string => demoId('followUp', id, index);
  for (const [index, followUp] of response.followUps.entries()) {
    const next = response.followUps[index + 1];
    await tx
      .insertInto('group_follow_ups')
      .values({
        group_id: GROUP_ID,
        id: followUpId(index),
        response_id: id,
        author_id: memberId(followUp.by),
        client_id: demoId('client', id, index),
        kind: followUp.audience === 'backRoom' ? 'note' : isReply(index) ? 'reply' : 'followUp',
        reply_to_id: isReply(index) ? followUpId(index - 1) : null,
        audience: followUp.audience,
        content: followUp.content,
        must_answer: followUp.mustAnswer,
        answered_at: next && isReply(index + 1) ? at(next.day) : null,
        created_at: at(followUp.day),
      })
      .execute();
  }
}

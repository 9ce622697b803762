import type { FollowUp, FollowUpCreate, GroupResponse } from '@yayan/api-client';
import {
  mockCreateFollowUp,
  mockGetFollowUpThread,
  mockGetGroupMe,
  mockListAskedFollowUps,
  mockListHostResponses,
  mockListResponses,
  refuse,
} from '@yayan/api-client/mocks';
import { followUpsOf } from '../../world/group/follow-ups.ts';
import { dropDraft } from '../../world/group/group-drafts.ts';
import { ownResponses } from '../../world/group/own-responses.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

/** What is written below answers: questions of hosts, replies and notes, and the questions that a respondent owes. */
export const followUpAnswers = (world: World): Answers => {
  const isAnswered = (followUp: FollowUp): boolean =>
    followUp.answered ||
    followUpsOf(world, followUp.responseId).some(({ followUp: { replyToId } }) => replyToId === followUp.id);
  const findResponse = async (request: Request, id: string): Promise<GroupResponse | undefined> => {
    const own = [...(await ownResponses(world, memberOf(world, request))).values()];
    const others = [
      ...(await world.startOf(mockListResponses)).items,
      ...(await world.startOf(mockListHostResponses)).items,
    ];
    return [...own, ...others].find((response) => response.id === id);
  };

  return {
    createFollowUp: mockCreateFollowUp(async (_example, { request, params }) => {
      const responseId = String(params['id']);
      const sent = await jsonOf<FollowUpCreate>(request);
      const response = await findResponse(request, responseId);
      if (!response) return refuse('NOT_FOUND');
      const written = followUpsOf(world, responseId);
      const known = written.find(({ clientId }) => clientId === sent.clientId);
      if (known) return known.followUp;
      const { identity } = await world.startOf(mockGetGroupMe);
      const { groupMemberId, name, avatar, role } = identity;
      const isHost = role === 1;
      const followUp: FollowUp = {
        id: world.nextId(),
        responseId,
        kind: role === 2 ? 'note' : isHost ? 'followUp' : 'reply',
        author: { id: groupMemberId, name, avatar, role },
        content: sent.content,
        attachments: [],
        audience: sent.audience ?? 'everyone',
        mustAnswer: isHost && (sent.mustAnswer ?? false),
        answered: false,
        replyToId: sent.replyToId ?? null,
        mine: true,
        createdAt: world.time(),
      };
      world.followUps.set(responseId, [...written, { clientId: sent.clientId, followUp }]);
      const { topicId, sectionId } = response;
      const member = memberOf(world, request);
      await dropDraft(world, member, { kind: 'reply', targetId: responseId });
      world.liveEvents.publishInGroup(member.id, {
        kind: 'followup.created',
        topicId,
        sectionId,
        responseId,
        followUpId: followUp.id,
      });
      return followUp;
    }),

    getFollowUpThread: mockGetFollowUpThread(async (_example) => {
      const thread = await world.startOf(mockGetFollowUpThread);
      const written = followUpsOf(world, thread.response.id).map(({ followUp }) => followUp);
      return { ...thread, items: [...thread.items, ...written] };
    }),

    listAskedFollowUps: mockListAskedFollowUps(async () => {
      const page = await world.startOf(mockListAskedFollowUps);
      const items = page.items.map((item) => ({
        ...item,
        answered: item.answered || isAnswered(item.followUp),
      }));
      return { ...page, items, open: items.filter(({ answered }) => !answered).length };
    }),
  };
};

import type {
  GroupCodeRequest,
  GroupIdentity,
  GroupLogin,
  GroupResponse,
  GroupTicketLogin,
  ResponseCreate,
  ResponseEdit,
} from '@yayan/api-client';
import {
  mockCreateGroupTicket,
  mockCreateResponse,
  mockEditResponse,
  mockGetGroup,
  mockGetGroupMe,
  mockGetTopic,
  mockListResponses,
  mockLoginGroup,
  mockLoginGroupWithTicket,
  mockSendGroupCode,
  refuse,
} from '@yayan/api-client/mocks';
import { jsonOf } from './json-of.ts';
import { issueTokens, memberOf } from '../world/sign-in.ts';
import { GROUP_HASH } from '../world/task-wall.ts';
import type { World } from '../world/world.ts';
import type { Answers } from './answer-table.ts';
import { SMS_CODE } from './sign-in.ts';

const TICKET_MS = 60_000;
const MIN_LENGTH = 20;

const identityOf = (example: GroupIdentity): GroupIdentity => ({ ...example, taskHashId: GROUP_HASH });

/** One discussion group: entering it, its topic, and the member's own answers. */
export const groupAnswers = (world: World): Answers => {
  const isGroup = (hash: unknown): boolean => hash === GROUP_HASH;

  return {
    getGroup: mockGetGroup((example, { params }) =>
      isGroup(params['hash']) ? { ...example, hash: GROUP_HASH } : refuse('NOT_FOUND'),
    ),

    sendGroupCode: mockSendGroupCode(async (example, { request, params }) => {
      if (!isGroup(params['hash'])) return refuse('NOT_FOUND');
      const { mobile } = await jsonOf<GroupCodeRequest>(request);
      return (await world.fieldKey.open(mobile)) === undefined ? refuse('DECRYPTION_FAILED') : example;
    }),

    loginGroup: mockLoginGroup(async (example, { request, params }) => {
      if (!isGroup(params['hash'])) return refuse('NOT_FOUND');
      const sent = await jsonOf<GroupLogin>(request);
      const mobile = await world.fieldKey.open(sent.mobile);
      const code = await world.fieldKey.open(sent.code);
      if (mobile === undefined || code === undefined) return refuse('DECRYPTION_FAILED');
      if (code !== SMS_CODE) return refuse('CODE_WRONG');
      const member = world.members.get(mobile);
      if (!member) return refuse('NOT_INVITED');
      return { ...issueTokens(world, member, 'group'), identity: identityOf(example.identity) };
    }),

    createGroupTicket: mockCreateGroupTicket((_example, { request, params }) => {
      if (!isGroup(params['hash'])) return refuse('NOT_FOUND');
      const ticket = world.nextTicket('group');
      world.groupTickets.set(ticket, memberOf(world, request));
      return { ticket, expiresAt: world.time(TICKET_MS) };
    }),

    loginGroupWithTicket: mockLoginGroupWithTicket(async (example, { request }) => {
      const { ticket } = await jsonOf<GroupTicketLogin>(request);
      const member = world.groupTickets.get(ticket);
      if (!member) return refuse('TICKET_INVALID');
      world.groupTickets.delete(ticket);
      return { ...issueTokens(world, member, 'group'), identity: identityOf(example.identity) };
    }),

    getGroupMe: mockGetGroupMe((example, { request }) => {
      const { mobile } = memberOf(world, request);
      return {
        ...example,
        identity: identityOf(example.identity),
        group: { ...example.group, hash: GROUP_HASH },
        mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      };
    }),

    getTopic: mockGetTopic((example, { request }) => {
      const { responses } = memberOf(world, request);
      const sections = example.sections.map((section) => {
        const own = responses.get(section.id) ?? null;
        const locked = section.visibility === 'answerFirst' && !own;
        return { ...section, myResponse: own, responses: { ...section.responses, locked } };
      });
      const answered = sections.filter(({ myResponse }) => myResponse).length;
      return {
        ...example,
        sections,
        progress: { answered, total: sections.length, followUpsOwed: 0 },
        owed: {
          unanswered: sections.length - answered,
          followUps: 0,
          next: answered < sections.length ? example.owed.next : null,
        },
        previousTopicId: null,
        nextTopicId: null,
      };
    }),

    createResponse: mockCreateResponse(async (example, { request }) => {
      const member = memberOf(world, request);
      const { sectionId, content } = await jsonOf<ResponseCreate>(request);
      if (sectionId !== example.sectionId) return refuse('NOT_FOUND');
      if (member.responses.has(sectionId)) return refuse('ALREADY_ANSWERED');
      if (content.length < MIN_LENGTH) return refuse('ANSWER_TOO_SHORT');
      const response: GroupResponse = {
        ...example,
        id: world.nextId(),
        content,
        attachments: [],
        editable: true,
        seenByHost: false,
        unfit: null,
        createdAt: world.time(),
        followUpCount: 0,
        followUps: [],
      };
      member.responses.set(sectionId, response);
      const { id: responseId, topicId } = response;
      world.liveEvents.publishInGroup(member.id, {
        kind: 'response.created',
        topicId,
        sectionId,
        responseId,
        followUpId: null,
      });
      return response;
    }),

    editResponse: mockEditResponse(async (_example, { request }) => {
      const member = memberOf(world, request);
      const { id, content } = await jsonOf<ResponseEdit>(request);
      const response = [...member.responses.values()].find((each) => each.id === id);
      if (!response) return refuse('NOT_FOUND');
      if (content.length < MIN_LENGTH) return refuse('ANSWER_TOO_SHORT');
      const edited = { ...response, content, editedAt: world.time() };
      member.responses.set(response.sectionId, edited);
      return edited;
    }),

    listResponses: mockListResponses((example, { request }) => {
      const own = [...memberOf(world, request).responses.values()];
      if (own.length === 0) return refuse('ANSWER_FIRST');
      const others = example.items.map((item) => ({ ...item, mine: false }));
      const items = [...own, ...others];
      return { ...example, items, nextCursor: null, count: items.length };
    }),
  };
};

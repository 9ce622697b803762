import type {
  GroupAttachment,
  GroupAttachmentCreate,
  GroupAttachmentRemove,
  GroupMedia,
} from '@yayan/api-client';
import {
  mockAddGroupAttachment,
  mockListGroupAttachments,
  mockRemoveGroupAttachments,
  refuse,
} from '@yayan/api-client/mocks';
import { ownResponses } from '../../world/group/own-responses.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

/** Files of the discussion group: registered, listed with the answers they belong to, and removed. */
export const groupFileAnswers = (world: World): Answers => {
  const removed = new Set<string>();
  const ownFiles = async (member: Member): Promise<readonly GroupAttachment[]> =>
    [...(await ownResponses(world, member)).values()].flatMap(({ id, author, attachments, createdAt }) =>
      attachments.map((media) => ({ media, member: author, where: null, responseId: id, createdAt })),
    );
  const filesOf = async (request: Request): Promise<readonly GroupAttachment[]> => {
    const { items } = await world.startOf(mockListGroupAttachments);
    const all = [...(await ownFiles(memberOf(world, request))), ...items];
    return all.filter(({ media }) => !removed.has(media.id));
  };

  return {
    addGroupAttachment: mockAddGroupAttachment(async (example, { request }) => {
      const { key, name, width, height, durationSeconds } = await jsonOf<GroupAttachmentCreate>(request);
      const media: GroupMedia = {
        ...example,
        id: world.nextId(),
        name,
        url: `/api/files/${key}`,
        thumbnailUrl: null,
        width: width ?? example.width,
        height: height ?? example.height,
        durationSeconds: durationSeconds ?? null,
      };
      world.groupFiles.set(media.id, media);
      return media;
    }),

    listGroupAttachments: mockListGroupAttachments(async (_example, { request }) => {
      const files = await filesOf(request);
      const { searchParams } = new URL(request.url);
      return { ...pageOf(files, searchParams), total: files.length };
    }),

    removeGroupAttachments: mockRemoveGroupAttachments(async (_example, { request }) => {
      const { ids } = await jsonOf<GroupAttachmentRemove>(request);
      const files = (await filesOf(request)).filter(({ media }) => ids.includes(media.id));
      const isUnused = (id: string): boolean => world.groupFiles.has(id) && !removed.has(id);
      const gone = ids.filter((id) => isUnused(id) || files.some(({ media }) => media.id === id));
      if (gone.length === 0) return refuse('NOT_FOUND');
      for (const id of gone) removed.add(id);
      const responses = await ownResponses(world, memberOf(world, request));
      for (const [sectionId, response] of responses) {
        const attachments = response.attachments.filter(({ id }) => !removed.has(id));
        responses.set(sectionId, { ...response, attachments });
      }
      return { removed: gone.length };
    }),
  };
};

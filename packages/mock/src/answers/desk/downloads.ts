import type { GroupAttachmentDownload, GroupDownload } from '@yayan/api-client';
import {
  mockDownloadGroupAttachments,
  mockDownloadGroupMembers,
  mockDownloadMemberTable,
  mockDownloadQuotes,
  mockDownloadResponseAttachments,
  mockDownloadResponseTable,
  mockDownloadTopicResponses,
  mockGetGroupMe,
  mockListGroupAttachments,
  mockListGroupDownloads,
  refuse,
} from '@yayan/api-client/mocks';
import { once } from '../../world/once.ts';
import { ownResponses } from '../../world/group/own-responses.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

const modes = ['nickname', 'code', 'memberCode'] as const;
type Mode = GroupDownload['identity'];
const modeOf = (asked: unknown): Mode => modes.find((each) => each === asked) ?? 'nickname';

/** Files of a group that hosts download, and the list of who downloaded what. */
export const downloadAnswers = (world: World): Answers => {
  const downloadsOf = once(async () => ({ items: (await world.startOf(mockListGroupDownloads)).items }));
  const record = async (kind: GroupDownload['kind'], mode: unknown, rows: number | null): Promise<void> => {
    const downloads = await downloadsOf();
    const { groupMemberId: id, name, avatar, role } = (await world.startOf(mockGetGroupMe)).identity;
    const at = world.time();
    const download: GroupDownload = {
      id: world.nextId(),
      by: { id, name, avatar, role },
      kind,
      identity: modeOf(mode),
      startedAt: at,
      finishedAt: at,
      rows,
    };
    downloads.items = [download, ...downloads.items];
  };
  const recordOf =
    (kind: GroupDownload['kind']) =>
    async (example: Blob, { request }: { readonly request: Request }): Promise<Blob> => {
      await record(kind, new URL(request.url).searchParams.get('identity'), null);
      return example;
    };

  return {
    downloadTopicResponses: mockDownloadTopicResponses(recordOf('transcript')),
    downloadGroupMembers: mockDownloadGroupMembers(recordOf('members')),
    downloadResponseTable: mockDownloadResponseTable(recordOf('responseTable')),
    downloadMemberTable: mockDownloadMemberTable(recordOf('memberTable')),
    downloadResponseAttachments: mockDownloadResponseAttachments(recordOf('attachments')),
    downloadQuotes: mockDownloadQuotes(recordOf('quotes')),

    downloadGroupAttachments: mockDownloadGroupAttachments(async (example, { request }) => {
      const { ids, identity } = await jsonOf<GroupAttachmentDownload>(request);
      const { items } = await world.startOf(mockListGroupAttachments);
      const own = [...(await ownResponses(world, memberOf(world, request))).values()];
      const files = [...items.map(({ media }) => media), ...own.flatMap(({ attachments }) => attachments)];
      const known = new Set([...files.map(({ id }) => id), ...world.groupFiles.keys()]);
      if (!ids.every((id) => known.has(id))) return refuse('NOT_FOUND');
      await record('attachments', identity, ids.length);
      return example;
    }),

    listGroupDownloads: mockListGroupDownloads(async (_example, { request }) =>
      pageOf((await downloadsOf()).items, new URL(request.url).searchParams),
    ),
  };
};

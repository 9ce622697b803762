import {
  type Download,
  downloadGroupMembers,
  downloadMemberTable,
  downloadResponseAttachments,
  downloadResponseTable,
  downloadTopicResponses,
  type GroupIdentityMode,
  type ListHostResponsesParams,
} from '@yayan/api-client';
import { plainFilter } from '../filter/plain-filter.ts';

/** What can be downloaded (rule 6.18); `filtered` ones hold what the desk's filter finds. */
export const downloadKinds = {
  responses: { label: '回答明细：一行一条回答', name: '回答明细', ends: 'xlsx', filtered: true },
  people: { label: '按人汇总：一行一位受访者，一列一个问题', name: '按人汇总', ends: 'xlsx', filtered: true },
  transcript: {
    label: '话题实录：一个话题，回答、追问和回复按时间排列',
    name: '话题实录',
    ends: 'xlsx',
    filtered: false,
  },
  members: {
    label: '受访者名单：一行一位受访者，进度和来访时间',
    name: '受访者名单',
    ends: 'xlsx',
    filtered: false,
  },
  files: { label: '附件：图片、视频和文件的压缩包', name: '附件', ends: 'zip', filtered: true },
} as const;

export type DownloadKind = keyof typeof downloadKinds;

export const isDownloadKind = (value: string): value is DownloadKind => value in downloadKinds;

interface Asked {
  readonly params: ListHostResponsesParams;
  readonly identity: GroupIdentityMode;
  /** The topic of a transcript. */
  readonly topicId: string | undefined;
}

/** Downloads one kind. A transcript needs a topic. */
export async function loadDownload(
  kind: DownloadKind,
  { params, identity, topicId }: Asked,
): Promise<Download> {
  const filter = { ...plainFilter(params), identity };
  switch (kind) {
    case 'responses':
      return await downloadResponseTable(filter);
    case 'people':
      return await downloadMemberTable(filter);
    case 'files':
      return await downloadResponseAttachments(filter);
    case 'members':
      return await downloadGroupMembers({ identity });
    case 'transcript':
      if (topicId === undefined) throw new Error('A transcript needs a topic');
      return await downloadTopicResponses({ topicId, identity });
  }
}

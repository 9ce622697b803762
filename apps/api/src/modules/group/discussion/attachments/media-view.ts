import type { components } from '@yayan/contract';
import type { GroupMediaUrls } from '../../people/deps.ts';
import type { AttachmentRow } from './attachment-store.ts';

type Media = components['schemas']['GroupMedia'];

/**
 * A file with its addresses for one reader. Only its owner sees its name on their device, because that name may
 * identify a person. A document comes from a host and keeps its name (rule 6.15).
 */
export function viewMedia(row: AttachmentRow, readerId: string, mediaUrls: GroupMediaUrls): Media {
  const { id: attachmentId, group_id: groupId } = row;
  const kind = kinds[row.kind] ?? 'file';
  const addressOf = (isPoster: boolean): string =>
    mediaUrls.mediaUrl({ groupId, readerId, attachmentId, isPoster });
  return {
    id: row.id,
    kind,
    name: kind === 'file' || row.group_member_id === readerId ? row.name : plainNames[kind],
    size: row.size,
    url: addressOf(false),
    thumbnailUrl: row.thumbnail_key === null ? null : addressOf(true),
    width: row.width,
    height: row.height,
    durationSeconds: row.duration_seconds,
    ...(row.alt && { alt: row.alt }),
  };
}

const kinds: Partial<Record<string, Media['kind']>> = { image: 'image', video: 'video', audio: 'audio' };

const plainNames: Readonly<Record<Media['kind'], string>> = {
  image: '图片',
  video: '视频',
  audio: '录音',
  file: '文件',
};

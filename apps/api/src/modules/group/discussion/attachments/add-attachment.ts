import type { Call } from '../../../../call/call.ts';
import type { BodyOf, DataOf } from '@yayan/contract';
import { GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { FileOwner, StoredFile, Thumbnail } from '../../../file/api.ts';
import { addThumbnail, discardThumbnail, isImage, readFileKey, takeFile } from '../../../file/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { requireNotArchived, requireWritable, type Visit } from '../../people/entry/visit.ts';
import type { AttachmentRow } from './attachment-store.ts';
import { findByKey, insertAttachment } from './media-store.ts';
import { viewMedia } from './media-view.ts';

type Body = BodyOf<'addGroupAttachment'>;

const MODULE = 'group';
const MOST_POSTER_BYTES = 2 * 1024 * 1024;

/**
 * Registers an uploaded file of the caller; registering it again returns the same attachment. The content must match
 * the file name (rule 6.33). The server makes thumbnails of pictures; the browser makes the posters of videos.
 * Respondents add files while the group is open. Hosts may also add documents, observers nothing.
 */
export async function addGroupAttachment(
  deps: GroupDeps,
  visit: Visit,
  { body }: Call<'addGroupAttachment'>,
): Promise<DataOf<'addGroupAttachment'>> {
  requireGiving(visit);
  return await registerFile(deps, visit, body);
}

/** Registers an uploaded file of a person of the group, with its thumbnail or poster. */
export async function registerFile(
  deps: GroupDeps,
  visit: Pick<Visit, 'group' | 'me' | 'role' | 'now'>,
  body: Body,
): Promise<DataOf<'addGroupAttachment'>> {
  const { database, random, mediaUrls } = deps;
  const { group, me, now } = visit;
  const known = await findByKey(database.read, group.id, body.key);
  if (known)
    return known.group_member_id === me.id ? viewMedia(known, me.id, mediaUrls) : refuse('NOT_FOUND');
  const owner = { kind: 'group', groupMemberId: me.id } as const;
  requireKind(visit, body);
  const file = await takeFile(deps.files, owner, body.key);
  const row = {
    id: random.uuid(),
    group_id: group.id,
    group_member_id: me.id,
    kind: kindOf(file.contentType),
    name: body.name.trim() || file.key.split('/').at(-1) || body.name,
    size: file.bytes,
    file_key: file.key,
    created_at: now,
    ...(await shapeOf(deps, owner, file, body)),
  };
  if (await insertAttachment(database.read, row)) return viewMedia(row, me.id, mediaUrls);
  // A parallel call registered it first.
  const first = (await findByKey(database.read, group.id, body.key)) ?? refuse('NOT_FOUND');
  if (row.kind === 'image' && row.thumbnail_key !== null && row.thumbnail_key !== first.thumbnail_key)
    await discardThumbnail(deps.files, row.thumbnail_key);
  return viewMedia(first, me.id, mediaUrls);
}

function requireGiving(visit: Visit): void {
  if (visit.role === GroupRole.Observer) refuse('FORBIDDEN');
  if (visit.role === GroupRole.Respondent) requireWritable(visit);
  else requireNotArchived(visit);
}

/** Refuses files uploaded for another purpose with NOT_FOUND, and a respondent's documents with FILE_TYPE_REFUSED. */
function requireKind({ role }: Pick<Visit, 'role'>, { key, posterKey }: Body): void {
  const { module, extension } = readFileKey(key) ?? refuse('NOT_FOUND');
  if (module !== MODULE) refuse('NOT_FOUND');
  if (posterKey !== undefined && readFileKey(posterKey)?.module !== MODULE) refuse('NOT_FOUND');
  if (extension === 'pdf' && role !== GroupRole.Host) refuse('FILE_TYPE_REFUSED');
}

const kindOf = (contentType: string): string => {
  const [start = ''] = contentType.split('/');
  return ['image', 'video', 'audio'].includes(start) ? start : 'file';
};

type Shape = Pick<AttachmentRow, 'thumbnail_key' | 'width' | 'height' | 'duration_seconds'>;

/** Thumbnail and size. Of a picture they come from its content, of a video or recording from the browser. */
async function shapeOf({ files }: GroupDeps, owner: FileOwner, file: StoredFile, body: Body): Promise<Shape> {
  const kind = kindOf(file.contentType);
  const duration_seconds = kind === 'video' || kind === 'audio' ? (body.durationSeconds ?? null) : null;
  const plain = { thumbnail_key: null, width: null, height: null, duration_seconds };
  if (kind === 'image') return { ...plain, ...columnsOf(await addThumbnail(files, owner, MODULE, file.key)) };
  if (kind !== 'video') return plain;
  const measures = { width: body.width ?? null, height: body.height ?? null };
  if (body.posterKey === undefined) return { ...plain, ...measures };
  const poster = await takeFile(files, owner, body.posterKey);
  if (!isImage(poster.contentType)) refuse('FILE_TYPE_REFUSED');
  if (poster.bytes > MOST_POSTER_BYTES) refuse('FILE_TOO_LARGE');
  return { ...plain, ...measures, thumbnail_key: poster.key };
}

const columnsOf = ({ key, width, height }: Thumbnail) => ({ thumbnail_key: key, width, height });

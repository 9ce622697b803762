import { refuse } from '../../../errors/api-fault.ts';
import { type FileKey, type FileOwner, folderOf, readFileKey } from '../file-key.ts';
import { sendBlank, sendHashing } from '../jobs.ts';
import { type CameraFacts, cameraFacts } from '../photo-facts/camera-facts.ts';
import { insertFacts } from '../photo-facts/facts-store.ts';
import type { FileDeps } from '../file-deps.ts';
import { beginsAs } from '../storage/magic-bytes.ts';
import type { Upload } from '../storage/object-storage.ts';
import { isHeic } from './decode-heic.ts';
import { reEncode } from './picture.ts';
import { type FileRow, markStored, selectFile } from '../file-store.ts';
import { type FileModule, isImage, readUploadModule, uploadRule } from '../storage/upload-rules.ts';

/** A file that was checked and can be read. */
export interface StoredFile {
  key: string;
  contentType: string;
  bytes: number;
}

/**
 * Puts a picture into use in a place that allows only pictures. Refuses like `takeFile`. Also refuses a video or a
 * document with FILE_TYPE_REFUSED, and an upload for another module with NOT_FOUND.
 */
export async function takePicture(
  deps: FileDeps,
  owner: FileOwner,
  { key, module }: { key: string; module: FileModule },
): Promise<void> {
  const own = await findOwn(deps, owner, key);
  if (own.module !== module) refuse('NOT_FOUND');
  if (!isImage(own.row.content_type)) refuse('FILE_TYPE_REFUSED');
  await takeFile(deps, owner, key);
}

/** An upload in the owner's own folder, with the rules for its type. */
export interface OwnUpload {
  row: FileRow;
  key: FileKey;
  module: FileModule;
  maxBytes: number;
}

/**
 * Puts an upload into use. Its first bytes must match its type. A picture is encoded again, so that place, camera and
 * hidden payloads are removed (rule 11.3). Later calls return the same. Refuses with NOT_FOUND if it isn't the owner's
 * or was never sent, with FILE_TYPE_REFUSED and FILE_TOO_LARGE.
 */
export async function takeFile(deps: FileDeps, owner: FileOwner, key: string): Promise<StoredFile> {
  const own = await findOwn(deps, owner, key);
  const contentType = own.row.content_type;
  if (own.row.stored_at !== null) return { key, contentType, bytes: own.row.bytes };
  const upload = await checkedUpload(deps, own);
  const { bytes, facts } = isImage(contentType)
    ? await keepPicture(deps, own)
    : await deps.store
        .adopt(key, upload, contentType)
        .then(() => ({ bytes: upload.bytes, facts: undefined }));
  const { platform, store } = deps;
  const isMine = await platform.database.transaction(async (tx) => {
    const at = platform.clock.now();
    const marked = await markStored(tx, key, { bytes, stored_at: at });
    if (!marked) return false;
    await sendBlank(platform, tx, key);
    if (facts !== undefined) {
      await insertFacts(tx, key, facts, at);
      await sendHashing(platform, tx, key);
    }
    return true;
  });
  if (isMine || (await selectFile(platform.database.read, key))) return { key, contentType, bytes };
  await store.remove(key);
  return refuse('NOT_FOUND');
}

/** The owner's upload with this key. Refuses with NOT_FOUND. */
export async function findOwn(
  { platform: { cipher, config, database } }: FileDeps,
  owner: FileOwner,
  key: string,
): Promise<OwnUpload> {
  const parsed = readFileKey(key) ?? refuse('NOT_FOUND');
  const module = readUploadModule(parsed.module) ?? refuse('NOT_FOUND');
  if (parsed.folder !== folderOf(cipher, owner) || parsed.prefix !== config.files.prefix)
    return refuse('NOT_FOUND');
  const { maxBytes } = uploadRule(module, parsed.extension) ?? refuse('NOT_FOUND');
  const row = (await selectFile(database.read, key)) ?? refuse('NOT_FOUND');
  return { row, key: parsed, module, maxBytes };
}

/** The upload, if its type and size are right. Refuses with NOT_FOUND, FILE_TYPE_REFUSED and FILE_TOO_LARGE. */
export async function checkedUpload(deps: FileDeps, { row, maxBytes }: OwnUpload): Promise<Upload> {
  const upload = (await deps.store.inspectUpload(row.key)) ?? refuse('NOT_FOUND');
  if (upload.bytes > maxBytes) return refuse('FILE_TOO_LARGE');
  const isConverted = row.content_type === 'image/jpeg' && isHeic(upload.head);
  if (!isConverted && !beginsAs(row.content_type, upload.head)) return await refuseType(deps, row.key);
  return upload;
}

/** Refuses with FILE_TYPE_REFUSED and schedules the upload to be emptied, so that it isn't checked again. */
export async function refuseType({ platform }: FileDeps, key: string): Promise<never> {
  await platform.database.transaction(async (tx) => await sendBlank(platform, tx, key));
  return refuse('FILE_TYPE_REFUSED');
}

/** The photos that operators review, and of which they learn what the camera wrote. */
const REVIEWED: FileModule = 'task';

/** Re-encodes and stores the picture. Returns its size in bytes, and what the camera wrote into a photo for a task. */
async function keepPicture(
  deps: FileDeps,
  { row, key, module, maxBytes }: OwnUpload,
): Promise<{ bytes: number; facts: CameraFacts | undefined }> {
  const sent = (await deps.store.readUpload(row.key, maxBytes)) ?? refuse('NOT_FOUND');
  const picture = await reEncode(sent, row.content_type, key.folder);
  if (picture === undefined) return await refuseType(deps, row.key);
  const facts = module === REVIEWED ? await cameraFacts(sent) : undefined;
  await deps.store.keep(row.key, picture, row.content_type);
  return { bytes: picture.length, facts };
}

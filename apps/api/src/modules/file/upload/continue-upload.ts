import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { FileDeps } from '../file-deps.ts';
import { type FileOwner, folderOf, readFileKey } from '../file-key.ts';
import { deleteFile, type FileRow } from '../file-store.ts';
import { sendClearing, sendRemoval } from '../jobs.ts';
import type { PartStorage, ReceivedPart } from '../storage/part-storage.ts';
import { addNewFile, typeOfWanted, type WantedFile } from './new-file.ts';
import {
  insertNamed,
  markJoined,
  putStoreUpload,
  selectNamed,
  selectUnfinishedBeyond,
} from './part-uploads-store.ts';

/** A file with the name that its owner gave the upload. */
type Wanted = WantedFile & { id: string };
type Progress = DataOf<'continueUpload'>;

/** An interruption costs at most this many bytes. OSS requires at least 100 kB of all parts except the last. */
export const PART_BYTES = 4 * 1024 * 1024;
/** The addresses that one answer contains. */
const MOST_PARTS = 8;
const PART_SECONDS = 600;
/** An owner's unfinished uploads. A further one ends the oldest, so that nobody is locked out by what they gave up. */
const MOST_UNFINISHED = 10;

/**
 * Begins or continues an upload in parts (rule 11.7). The name that its owner gave it finds the upload again, so a repeated
 * call changes nothing. When all parts have arrived, they become one upload, which is checked when it is put into use.
 */
export async function continueUpload(deps: FileDeps, owner: FileOwner, wanted: Wanted): Promise<Progress> {
  const { platform, store } = deps;
  const db = platform.database.read;
  const parts = store.parts ?? refuse('UPLOAD_NOT_IN_PARTS');
  const name = { folder: folderOf(platform.cipher, owner), name: wanted.id };
  const row = (await selectNamed(db, name)) ?? (await begin(deps, owner, wanted));
  requireSame(row, wanted);
  const progress = (received: number, missing: readonly Part[], upload = ''): Progress => ({
    key: row.key,
    fileUrl: store.addressOf(row.key),
    receivedBytes: received,
    isComplete: received === wanted.size,
    parts: missing.slice(0, MOST_PARTS).map((part) => ({
      ...part,
      url: parts.partUrl(row.key, { ...part, upload }, { at: platform.clock.now(), seconds: PART_SECONDS }),
    })),
  });
  if (row.joined_at !== null) return progress(wanted.size, []);
  const open = await openAtStore(deps, parts, row);
  // The upload was removed meanwhile, so this call begins a new one.
  if (open === 'removed') return await continueUpload(deps, owner, wanted);
  if (open !== 'joined') {
    const { missing, arrived } = compare(wanted.size, open.received);
    if (missing.length > 0) {
      const left = missing.reduce((sum, { bytes }) => sum + bytes, 0);
      return progress(wanted.size - left, missing, open.upload);
    }
    await parts.join(row.key, open.upload, arrived);
    // Not joined if another call removed the upload.
    if ((await store.inspectUpload(row.key))?.bytes !== wanted.size)
      return await continueUpload(deps, owner, wanted);
  }
  await markJoined(db, row.key, platform.clock.now());
  return progress(wanted.size, []);
}

async function begin(deps: FileDeps, owner: FileOwner, wanted: Wanted): Promise<FileRow> {
  return await addNewFile(deps, owner, wanted, async (tx, file) => {
    const row = await insertNamed(tx, { ...file, upload_name: wanted.id });
    // Another call may have begun it just now.
    if (!row) return await selectNamed(tx, { folder: file.folder, name: wanted.id });
    await sendClearing(deps.platform, tx, row.key, row.granted_at);
    await endOldest(deps, tx, row);
    return row;
  });
}

async function endOldest({ platform }: FileDeps, tx: Tx, { folder, key: begun }: FileRow): Promise<void> {
  const others = MOST_UNFINISHED - 1;
  for (const key of await selectUnfinishedBeyond(tx, { folder, key: begun, others })) {
    await deleteFile(tx, key);
    await sendRemoval(platform, tx, key);
  }
}

/** Refuses another file under the same name. The size of a file in use may differ, because pictures are re-encoded. */
function requireSame(row: FileRow, wanted: Wanted): void {
  const { contentType } = typeOfWanted(wanted);
  const isSame =
    row.content_type === contentType &&
    readFileKey(row.key)?.module === wanted.module &&
    (row.stored_at !== null || row.bytes === wanted.size);
  if (!isSame) refuse('IDEMPOTENCY_CONFLICT');
}

type OpenUpload = { upload: string; received: readonly ReceivedPart[] } | 'joined' | 'removed';

/** The upload at the store. Begins it if the store has none. */
async function openAtStore(
  { platform, store }: FileDeps,
  parts: PartStorage,
  row: FileRow,
): Promise<OpenUpload> {
  const known = row.store_upload;
  const received = known === null ? undefined : await parts.received(row.key, known);
  if (known !== null && received) return { upload: known, received };
  // A server that was killed after it joined the parts didn't mark that.
  if (known !== null && (await store.inspectUpload(row.key))?.bytes === row.bytes) return 'joined';
  const begun = await parts.begin(row.key, row.content_type);
  const upload = await putStoreUpload(platform.database.read, row.key, { before: known, now: begun });
  if (upload === undefined || upload === null) return 'removed';
  return { upload, received: upload === begun ? [] : ((await parts.received(row.key, upload)) ?? []) };
}

type Part = Pick<Progress['parts'][number], 'number' | 'start' | 'bytes'>;

/** The parts that are missing, and those that have arrived. A part of another length counts as missing. */
function compare(
  size: number,
  received: readonly ReceivedPart[],
): { missing: Part[]; arrived: ReceivedPart[] } {
  const missing: Part[] = [];
  const arrived: ReceivedPart[] = [];
  for (let start = 0, number = 1; start < size; start += PART_BYTES, number += 1) {
    const bytes = Math.min(PART_BYTES, size - start);
    const found = received.find((part) => part.number === number && part.bytes === bytes);
    if (found) arrived.push(found);
    else missing.push({ number, start, bytes });
  }
  return { missing, arrived };
}

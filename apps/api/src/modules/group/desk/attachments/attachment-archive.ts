import { extname } from 'node:path';
import type { GroupIdentityMode } from '@yayan/contract';
import type { Download } from '../../../../call/call.ts';
import { formatTime } from '../../../../platform/calendar.ts';
import type { Cell } from '../../../../platform/spreadsheet/safe-cell.ts';
import { type ZipEntry, zipped } from '../../../../platform/zip.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { downloadName } from '../exports/download-name.ts';
import { finishDownload, recordDownload } from '../exports/download-store.ts';
import { namesOf } from '../exports/respondent-names.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { archiveManifest } from './archive-manifest.ts';
import { fileNamer } from './archive-names.ts';
import { readChosen } from '../../discussion/attachments/media-store.ts';
import { proveFile } from '../../discussion/attachments/prove-file.ts';
import type { QuestionFile } from '../../discussion/attachments/question-files-store.ts';

/** What an archive is, for the audit. */
export interface ArchiveFacts {
  /** The operation. */
  kind: string;
  identity: GroupIdentityMode;
  /** What was asked for, as in the address or body. */
  filter: Readonly<Record<string, unknown>>;
}

const MANIFEST = '清单.csv';
const LOST = '文件已丢失';
const HEADING = ['文件', '谁', '话题', '问题', '提交时间', '字节数', 'SHA-256', '说明'];
/** The author of a file at a question. Respondents saw these as files of all hosts. */
const QUESTION = '题目附件';

/** A file of an archive, with its author. */
type ArchivedFile = Pick<QuestionFile, 'fileKey' | 'topicTitle' | 'sectionTitle' | 'createdAt' | 'alt'> & {
  person: string;
};

/**
 * Files in one archive that proves itself (rule 6.18): one folder per topic, first the files at its questions, then
 * people's files. People's files don't have the names they had on their devices. The last file is a manifest with the
 * SHA-256 of each. `sent` are the ids of people's files, page by page. Rows and files are read as fast as the reader
 * takes them. A file that was removed meanwhile is left out; a file that storage has lost is in the manifest without a
 * hash. The audit records the download before the first byte and again after the last.
 */
export async function attachmentArchive(
  deps: Pick<GroupDeps, 'database' | 'clock' | 'random' | 'cipher' | 'files'>,
  visit: Visit,
  facts: ArchiveFacts,
  sent: Iterable<readonly string[]>,
  questions: readonly QuestionFile[] = [],
): Promise<Download> {
  const { database, clock, random, files } = deps;
  const groupId = visit.group.id;
  const record = { groupId, id: random.uuid(), memberId: visit.me.id, at: visit.now, ...facts };
  await database.transaction((tx) => recordDownload(tx, record));
  const nameFile = fileNamer();
  const manifest = archiveManifest(HEADING);

  async function* entries(): AsyncGenerator<ZipEntry, void, undefined> {
    for (const row of questions) yield entryOf({ ...row, person: QUESTION });
    for await (const row of sentFiles(deps, visit, facts.identity, sent)) yield entryOf(row);
    yield { name: MANIFEST, modifiedAt: visit.now, content: manifest.read() };
  }
  const entryOf = (row: ArchivedFile): ZipEntry => {
    const { topicTitle: topic, sectionTitle: section, person, createdAt, fileKey } = row;
    const name = nameFile({ topic, section, person, extension: extname(fileKey) });
    const cells: Cell[] = [name, person, topic, section, formatTime(createdAt)];
    const list = (bytes: number, sha256: string): void => manifest.add([...cells, bytes, sha256, row.alt]);
    return { name, modifiedAt: createdAt, content: contentOf(fileKey, list) };
  };
  async function* contentOf(fileKey: string, list: (bytes: number, sha256: string) => void) {
    const reading = await files.store.read(fileKey);
    if (reading === undefined) list(0, LOST);
    else yield* proveFile(reading, list);
  }
  async function* content(): AsyncGenerator<Uint8Array, void, undefined> {
    yield* zipped(entries());
    const sheet = { name: MANIFEST, ...manifest.prove() };
    await database.transaction((tx) => finishDownload(tx, record, [sheet], clock.now()));
  }
  return {
    name: downloadName(visit, random, 'zip'),
    type: 'application/zip',
    content: content(),
  };
}

/** People's files in the given order. Leaves out files that the visitor may no longer list. */
async function* sentFiles(
  deps: Pick<GroupDeps, 'database' | 'cipher'>,
  visit: Visit,
  identity: GroupIdentityMode,
  pages: Iterable<readonly string[]>,
): AsyncGenerator<ArchivedFile, void, undefined> {
  const db = deps.database.read;
  const names = namesOf(deps, visit.group.id, identity);
  for (const ids of pages) {
    const found = new Map((await readChosen(db, viewerOf(visit), ids)).map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => found.get(id) ?? []);
    const people = rows.map(({ memberId: id, accountId: memberId, nickname, role }) => ({
      id,
      memberId,
      nickname,
      role,
    }));
    const nameOf = await names(db, people);
    for (const row of rows) yield { ...row, person: nameOf.get(row.memberId) ?? '', alt: null };
  }
}

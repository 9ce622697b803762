import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import type { GroupIdentityMode } from '@yayan/contract';
import type { Download } from '../../../http/call.ts';
import { formatTime } from '../../../platform/calendar.ts';
import { type Cell, safeCell } from '../../../platform/spreadsheet/safe-cell.ts';
import type { GroupDeps } from '../deps.ts';
import type { Visit } from '../entry/visit.ts';
import { finishDownload, recordDownload } from '../exports/download-store.ts';
import { hashedRow } from '../exports/prove-rows.ts';
import { namesOf } from '../exports/respondent-names.ts';
import { zipped } from '../../../platform/zip.ts';
import { fileNames } from './archive-names.ts';
import type { ListedAttachment } from './media-store.ts';
import type { QuestionFile } from './question-files-store.ts';
import { proveFile } from './prove-file.ts';
import { downloadName } from '../exports/download-name.ts';

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
/** Who a file at a question is from: its hosts together, as respondents saw it. */
const QUESTION = '题目附件';

/** A file of an archive, named. */
type Filed = Pick<QuestionFile, 'fileKey' | 'topicTitle' | 'sectionTitle' | 'createdAt' | 'alt'> & {
  person: string;
};

/**
 * Files in one archive that proves itself: a folder a topic, the files at its questions before those of people, named without
 * the names they had on their devices, and last a manifest with the SHA-256 of each (rule 6.18). They are read one after another as fast as the reader takes them. The
 * audit records the download before the first byte and again after the last. A file that storage has lost is named in the
 * manifest without a hash.
 */
export async function attachmentArchive(
  deps: Pick<GroupDeps, 'database' | 'clock' | 'random' | 'cipher' | 'files'>,
  visit: Visit,
  facts: ArchiveFacts,
  sent: readonly ListedAttachment[],
  questions: readonly QuestionFile[] = [],
): Promise<Download> {
  const { database, clock, random, files } = deps;
  const groupId = visit.group.id;
  const record = { groupId, id: random.uuid(), memberId: visit.me.id, at: visit.now, ...facts };
  await database.transaction((tx) => recordDownload(tx, record));
  const people = sent.map(({ memberId: id, accountId: memberId, nickname, role }) => ({
    id,
    memberId,
    nickname,
    role,
  }));
  const nameOf = await namesOf(deps, groupId, facts.identity)(database.read, people);
  const rows: Filed[] = [
    ...questions.map((row) => ({ ...row, person: QUESTION })),
    ...sent.map((row) => ({ ...row, person: nameOf.get(row.memberId) ?? '', alt: null })),
  ];
  const named = fileNames(
    rows.map(({ topicTitle: topic, sectionTitle: section, person, fileKey }) => ({
      topic,
      section,
      person,
      extension: extname(fileKey),
    })),
  );

  async function* content(): AsyncGenerator<Uint8Array, void, undefined> {
    const listed: Cell[][] = [];
    let reading: Readable | undefined;
    const open = async (file: string, row: Filed): Promise<Readable> => {
      const facts = [file, row.person, row.topicTitle, row.sectionTitle];
      const list = (bytes: number, sha256: string): void => {
        listed.push([...facts, formatTime(row.createdAt), bytes, sha256, row.alt]);
      };
      reading = await files.store.read(row.fileKey);
      if (reading !== undefined) return pipeline(reading, proveFile(list), () => undefined);
      list(0, LOST);
      return Readable.from([]);
    };
    const entries = rows.map((row, at) => {
      const file = named[at] ?? row.fileKey;
      return { name: file, open: async () => await open(file, row) };
    });
    const manifest = { name: MANIFEST, open: async () => Readable.from([csvOf([HEADING, ...listed])]) };
    try {
      yield* zipped([...entries, manifest]);
    } finally {
      reading?.destroy();
    }
    const sha256 = createHash('sha256').update(listed.map(hashedRow).join('')).digest('hex');
    const sheet = { name: MANIFEST, rows: listed.length, sha256 };
    await database.transaction((tx) => finishDownload(tx, record, [sheet], clock.now()));
  }
  return {
    name: downloadName(visit, random, 'zip'),
    type: 'application/zip',
    content: content(),
  };
}

/** Rows for spreadsheet programs: with a byte order mark, so that they read UTF-8, and without formulas. */
const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;

const quoted = (cell: Cell): string => `"${String(safeCell(cell) ?? '').replaceAll('"', '""')}"`;

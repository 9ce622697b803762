import type { Download } from '../../../call/call.ts';
import { formatShortTime, timeDigits } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { csvLine } from '../../../platform/spreadsheet/csv-line.ts';
import type { StoredExport } from './export-store.ts';
import { cellOf, type Exported, MOST_ROWS, rowsOf, wordOf } from './exported-list.ts';

/** Spreadsheet programs read the file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * An export as a CSV file. Its first row says who made it, when and why, and its last one if the list has more rows than a file
 * holds. It is read page by page while it is sent.
 */
export const exportFile = (platform: Platform, list: Exported, made: StoredExport): Download => ({
  name: `${made.list}-${timeDigits(platform.clock.now())}.csv`,
  type: 'text/csv; charset=utf-8',
  content: linesOf(platform, list, made),
});

/** Who made an export, when and why. */
const markOf = (
  { clock }: Pick<Platform, 'clock'>,
  title: string,
  { asked_by: name, reason, id }: StoredExport,
): string =>
  `${title}，${name} 于 ${formatShortTime(clock.now())} 导出，原因：${reason}，编号 ${id}，请勿外传`;

/** Writes all data of a member, after a text that says who reads it and why. */
export type MemberArchive = (memberId: string, mark: string) => AsyncIterable<Uint8Array>;

/** The data of a member as the JSON file that members download themselves, marked like the lists. */
export const memberFile = (platform: Platform, archive: MemberArchive, made: StoredExport): Download => {
  // `exportMember` wrote it.
  const { memberId } = made.query as { memberId: string };
  return {
    name: `${made.list}-${timeDigits(platform.clock.now())}.json`,
    type: 'application/octet-stream',
    content: archive(memberId, markOf(platform, '会员资料', made)),
  };
};

async function* linesOf(platform: Platform, list: Exported, made: StoredExport): AsyncGenerator<Uint8Array> {
  const mark = markOf(platform, list.title, made);
  yield Buffer.from(BYTE_ORDER_MARK + csvLine([mark]) + csvLine(Object.values(list.columns)));
  const keys = Object.keys(list.columns);
  let written = 0;
  for await (const row of rowsOf(platform, list, made.query, MOST_ROWS + 1)) {
    written += 1;
    if (written > MOST_ROWS)
      return yield Buffer.from(csvLine([`只导出了前 ${MOST_ROWS} 行，后面还有。请把筛选收窄，分几次导出`]));
    const cells = new Map<string, unknown>(Object.entries(row));
    yield Buffer.from(csvLine(keys.map((key) => cellOf(wordOf(list, key, cells.get(key))))));
  }
}

import type { DataOf, PageErrorKind } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import type { Platform } from '../../../platform/platform.ts';

const counts = new WeakMap<object, Map<PageErrorKind, number>>();

/** How many errors the pages have reported to this process since its start, by kind. */
export const pageErrorCounts = (log: Platform['log']): ReadonlyMap<PageErrorKind, number> =>
  counts.get(log) ?? new Map<PageErrorKind, number>();

/** Removes what may be personal: queries, fragments, and long numbers. Anybody can send any text, also over several lines. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/[?#][^\s:)]*/gu, '')
    .replaceAll(/\d{5,}/gu, '#')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Logs an error that a page reports, without personal data, and counts it (`yayan_page_errors`). */
export async function reportPageError(
  { log }: Pick<Platform, 'log'>,
  { body: { kind, release, path, message, stack } }: Call<'reportPageError'>,
): Promise<DataOf<'reportPageError'>> {
  const byKind = counts.get(log) ?? new Map<PageErrorKind, number>();
  counts.set(log, byKind.set(kind, (byKind.get(kind) ?? 0) + 1));
  const detail = [message, stack, path, release].map(cleaned).join(' | ');
  log.warn({ kind, detail }, 'page error');
  return await Promise.resolve(null);
}

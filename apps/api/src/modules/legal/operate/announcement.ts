import { type Day, formatFullDay } from '../../../platform/calendar.ts';
import { type LegalKind, legalTitles } from '../texts/compiled-texts.ts';

const LONGEST_SUMMARY = 120;

/** Words of an operator as text of the subset, so that none of their characters is a mark. */
const asText = (words: string): string =>
  words
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[!-/:-@[-`{-~]/gu, String.raw`\$&`);

/** The notice that tells members ahead of a new version (rule 2.29). */
export function announcementOf(
  { kind, version, what, mustAgree }: { kind: LegalKind; version: string; what: string; mustAgree: boolean },
  day: Day,
) {
  const title = legalTitles[kind];
  const from = formatFullDay(day);
  const then = mustAgree
    ? `从那天起，你下次打开芽言时会先请你看过新版并同意。不同意的，可以在生效前兑换金币并注销账号。`
    : '你不用做什么。';
  return {
    title: `《${title}》从${from}起更新`,
    summary: what.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_SUMMARY),
    body: [
      `《${title}》的新版从${from}起生效。${then}`,
      `这次的变化：${asText(what)}`,
      `[看新版全文](/${kind}?version=${version})`,
    ].join('\n\n'),
    pinned: mustAgree,
  };
}

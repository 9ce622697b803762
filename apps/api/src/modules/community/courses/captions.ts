const LONGEST = 60_000;
const HEAD = /^\uFEFF?WEBVTT(?:[ \t][^\n]*)?(?:\n|$)/u;
const CUE =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/u;

const MINUTE = 60;

const secondsOf = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * MINUTE + Number(part), 0);

/** Whether a text is WebVTT whose cues have times, begin one after the other, and end after they begin. */
export function areCaptions(text: string): boolean {
  const lines = text.replaceAll(/\r\n?/gu, '\n');
  if (lines.length > LONGEST || !HEAD.test(lines)) return false;
  let last = 0;
  let cues = 0;
  for (const line of lines.split('\n')) {
    if (!line.includes('-->')) continue;
    const [, from, until] = CUE.exec(line) ?? [];
    if (from === undefined || until === undefined) return false;
    const begin = secondsOf(from);
    if (begin < last || secondsOf(until) <= begin) return false;
    last = begin;
    cues += 1;
  }
  return cues > 0;
}

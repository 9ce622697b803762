import { expect, it } from 'vitest';
import { areCaptions } from './captions.ts';

const cue = (from: string, until: string): string => `${from} --> ${until}\n先读题。`;
const text = (...cues: string[]): string => ['WEBVTT', ...cues].join('\n\n');

it.each([
  ['one cue', text(cue('00:01.000', '00:04.000'))],
  ['hours, settings and a name', text(`开头\n00:00:01.000 --> 01:00:04.500 align:start\n先读题。`)],
  [
    'lines of Windows and a mark of the order of bytes',
    `\uFEFF${text(cue('00:01.000', '00:02.000')).replaceAll('\n', '\r\n')}`,
  ],
  ['cues that overlap', text(cue('00:01.000', '00:09.000'), cue('00:02.000', '00:03.000'))],
])('13.6 takes captions with %s', (_which, captions) => {
  expect(areCaptions(captions)).toBe(true);
});

it.each([
  ['SubRip', '1\n00:00:01,000 --> 00:00:04,000\n先读题。'],
  ['a text without cues', 'WEBVTT\n\n先读题。'],
  ['a comma in a time', text(cue('00:01,000', '00:04,000'))],
  ['an end before the beginning', text(cue('00:04.000', '00:01.000'))],
  ['cues in the wrong order', text(cue('00:04.000', '00:05.000'), cue('00:01.000', '00:02.000'))],
  ['more text than a film has', `${text(cue('00:01.000', '00:02.000'))}${'字'.repeat(60_000)}`],
])('13.6 refuses %s', (_which, captions) => {
  expect(areCaptions(captions)).toBe(false);
});

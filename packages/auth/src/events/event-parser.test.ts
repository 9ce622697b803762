import { expect, test } from 'vitest';
import { createEventParser } from './event-parser.ts';

const read = (...pieces: readonly string[]): unknown[] => {
  const heard: unknown[] = [];
  const feed = createEventParser({
    onEvent: (event) => heard.push(event),
    onId: (id) => heard.push(`id ${id}`),
    onRetry: (milliseconds) => heard.push(`retry ${milliseconds}`),
  });
  for (const piece of pieces) feed(piece);
  return heard;
};

const stream = [
  ': open',
  '',
  'retry: 3000',
  'id: 7',
  'event: balance',
  'data: {"kind":"balance"}',
  '',
  'data:first',
  'data',
  'data:  two spaces: one is kept',
  '',
  'id: 8',
  '',
  'event: nothing to tell',
  '',
  'retry: soon',
  'unknown: field',
  'data: 金币',
  '',
  'data: cut off',
].join('\n');

const events = [
  'retry 3000',
  'id 7',
  { event: 'balance', id: '7', data: '{"kind":"balance"}' },
  { event: 'message', data: 'first\n\n two spaces: one is kept' },
  'id 8',
  { event: 'message', data: '金币' },
];

test('events, ids and waits are told, an unfinished event is not', () => {
  expect(read(stream)).toEqual(events);
});

test.each([
  ['line feeds', '\n'],
  ['carriage returns', '\r'],
  ['both', '\r\n'],
])('a stream with %s may be cut anywhere', (_, end) => {
  const text = stream.replaceAll('\n', end);
  for (let at = 0; at <= text.length; at += 1)
    expect(read(text.slice(0, at), text.slice(at)), `cut at ${at}`).toEqual(events);
  expect(read(...Array.from(text))).toEqual(events);
});

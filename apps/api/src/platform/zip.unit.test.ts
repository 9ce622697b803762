import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { unzip } from '../../test/unzip.ts';
import { endOfZip, directoryRecord } from './zip-records.ts';
import { type ZipEntry, zipped } from './zip.ts';

const modifiedAt = new Date('2026-11-19T00:30:00Z');
const entry = (name: string, ...content: readonly string[]): ZipEntry => ({
  name,
  modifiedAt,
  content: content.map((text) => Buffer.from(text)),
});

async function collected(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipped(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* each(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry, void, undefined> {
  for (const one of entries) {
    await turn();
    yield one;
  }
}

test('files are read back by name, an empty one too', async () => {
  const zip = await collected(each([entry('第一天/豆浆.txt', '豆', '浆'), entry('空.txt')]));
  expect([...unzip(zip)].map(([name, content]) => [name, content.toString()])).toEqual([
    ['第一天/豆浆.txt', '豆浆'],
    ['空.txt', ''],
  ]);
});

test('a file is asked for after the last byte of the one before, and reading ends when the reader leaves', async () => {
  const seen: string[] = [];
  async function* content(name: string) {
    try {
      await turn();
      seen.push(`${name} is read`);
      yield Buffer.from(name);
    } finally {
      seen.push(`${name} is closed`);
    }
  }
  async function* entries() {
    for (const name of ['a', 'b', 'c']) {
      await turn();
      seen.push(`${name} is asked for`);
      yield { name, modifiedAt, content: content(name) };
    }
  }
  for await (const chunk of zipped(entries())) if (Buffer.from(chunk).toString() === 'b') break;
  expect(seen).toEqual([
    'a is asked for',
    'a is read',
    'a is closed',
    'b is asked for',
    'b is read',
    'b is closed',
  ]);
});

test('more files than two bytes count are counted in eight', async () => {
  const many = 66_000;
  const zip = await collected(each(Array.from({ length: many }, (_, number) => entry(`${number}`))));
  const end = zip.subarray(-98);
  expect(end.readUInt32LE(0)).toBe(0x06_06_4b_50);
  expect(end.readBigUInt64LE(32)).toBe(BigInt(many));
  const directory = Number(end.readBigUInt64LE(48));
  expect(directory + Number(end.readBigUInt64LE(40))).toBe(zip.length - 98);
  expect(zip.readUInt32LE(directory)).toBe(0x02_01_4b_50);
  expect(end.readUInt32LE(56)).toBe(0x07_06_4b_50);
  expect(Number(end.readBigUInt64LE(64))).toBe(zip.length - 98);
});

test('a file beyond 4 GB is found by eight bytes', () => {
  const at = 5_000_000_000;
  const path = Buffer.from('a');
  const record = Buffer.from(directoryRecord({ path, modifiedAt, at, crc: 0, bytes: 0 }));
  expect([record.readUInt32LE(42), record.readUInt16LE(47)]).toEqual([0xff_ff_ff_ff, 1]);
  expect(record.readBigUInt64LE(51)).toBe(BigInt(at));
  const end = Buffer.from(endOfZip({ files: 1, at, bytes: record.length }));
  expect([end.length, end.readBigUInt64LE(48)]).toEqual([98, BigInt(at)]);
});

import { fileURLToPath } from 'node:url';
import { GroupRole, type OperationId } from '@yayan/contract';
import { composeModules } from '../../src/composition/compose-modules.ts';
import { openFiles } from '../../src/modules/file/module.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/database/postgres/postgres-engine.ts';
import { systemRandom } from '../../src/platform/random.ts';
import type { Call, Download } from '../../src/call/call.ts';
import { testPlatform } from '../system/test-platform.ts';

/** The path of the program below. */
export const downloadAll = fileURLToPath(import.meta.url);

/** The one file that it stores. */
export const storedFile = `test/group/${'a'.repeat(26)}/17952489000004821.jpg`;

/** The program's output for each download. */
export interface DownloadResult {
  id: OperationId;
  bytes: number;
  seconds: number;
  /** How much the process's memory grew at most, in bytes. */
  memory: number;
}

const downloads: readonly (readonly [OperationId, Record<string, unknown>])[] = [
  ['downloadGroupMembers', { identity: 'code' }],
  ['downloadTopicResponses', {}],
  ['downloadResponseTable', { identity: 'nickname' }],
  ['downloadMemberTable', { identity: 'code' }],
  ['downloadResponseAttachments', { identity: 'code' }],
];

/** The length of a download, and how much the process's memory grew at most. */
async function grown(download: () => Promise<Download>): Promise<{ bytes: number; memory: number }> {
  const before = process.memoryUsage.rss();
  let [bytes, most] = [0, before];
  for await (const chunk of (await download()).content) {
    bytes += chunk.length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  return { bytes, memory: most - before };
}

/**
 * Runs as a separate process: a server's modules make every download of a group in the database at the given address,
 * one after another. The content is discarded.
 */
async function main(url: string, groupId: string, topicId: string, hostId: string): Promise<void> {
  const engine = openPostgres({ url, onError: () => undefined });
  const database = await openDatabase(engine, { random: systemRandom, migrate: false });
  const system = await testPlatform(undefined, {}, undefined, database);
  await openFiles(system.platform).store.keep(storedFile, Buffer.alloc(1000, 7), 'image/jpeg');
  const { handlers } = composeModules(system.platform);
  const caller = { kind: 'group', groupId, groupMemberId: hostId, role: GroupRole.Host, sessionId: hostId };
  for (const [id, query] of downloads) {
    const asked = id === 'downloadTopicResponses' ? { ...query, topicId } : query;
    // The server passes the call only input that the document allows.
    const call = { params: {}, query: asked, body: undefined, caller } as unknown as Call<OperationId>;
    const handle = handlers[id] as (call: Call<OperationId>) => Promise<Download>;
    global.gc?.();
    const start = performance.now();
    const { bytes, memory } = await grown(() => handle(call));
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    console.log(JSON.stringify({ id, bytes, seconds, memory } satisfies DownloadResult));
  }
  await system.stop();
}

const [url, groupId, topicId, hostId] = process.argv.slice(2);
if (process.argv[1] === downloadAll && url && groupId && topicId && hostId)
  await main(url, groupId, topicId, hostId);

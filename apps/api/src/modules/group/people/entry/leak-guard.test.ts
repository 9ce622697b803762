import type { OperationId } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOperations } from '../../../../http/document.ts';
import { type CallInput, sendCall } from '../../../../../test/calls/call-operation.ts';
import { watchWrites } from '../../../../../test/database/watch-writes.ts';
import { readWorkbook } from '../../../../../test/read-workbook.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { unzip } from '../../../../../test/unzip.ts';
import { readMailbox } from '../../../identity/module.ts';
import { createGroupFeed } from '../../discussion/live/group-feed.ts';
import { notifyGroup } from '../../discussion/events/group-events.ts';
import {
  changingCalls,
  type GroupIds,
  isGroupCall,
  readingCalls,
} from '../../../../../test/group/group-calls.ts';
import { type LeakWorld, leakWorld, type ViewerName, viewers } from '../../../../../test/group/leak-world.ts';

let system: TestSystem;
let world: LeakWorld;

beforeAll(async () => {
  system = await TestSystem.start({ seeded: false, environment: { CALLS_A_MINUTE: '1000000' } });
  world = await leakWorld(system);
});
afterAll(() => system.stop());

const newId = (): string => system.platform.random.uuid();
const reading = () => readingCalls(world.ids, 'canary');
const changing = () => changingCalls(world.ids, newId);

/** All content of an answer, or of its files. */
function contentOf({ headers, rawPayload }: Awaited<ReturnType<typeof sendCall>>): string {
  const type = String(headers['content-type']);
  if (type.includes('spreadsheet')) return JSON.stringify(readWorkbook(rawPayload).sheets);
  if (!type.includes('zip')) return rawPayload.toString();
  return [...unzip(rawPayload)].map(([name, file]) => `${name} ${file.toString()}`).join();
}

/** The secrets in a text that this viewer must not read. */
const secretsIn = (viewer: ViewerName, told: string): string[] =>
  world.secrets.flatMap(({ text, for: few }) => (!few.includes(viewer) && told.includes(text) ? [text] : []));

/** Listens to the live events of the group as each of its people, and as people of the other group. */
function listenIn() {
  const feed = createGroupFeed(system.platform);
  const [author = '', fellow = '', observer = '', host = '', newcomer = '', there = ''] = world.ids.personIds;
  const { groupId } = world.ids;
  const elsewhere = world.there.groupId ?? '';
  const heard = new Map<ViewerName, string[]>();
  for (const [viewer, group, groupMemberId] of [
    ['author', groupId, author],
    ['fellow', groupId, fellow],
    ['newcomer', groupId, newcomer],
    ['observer', groupId, observer],
    ['host', groupId, host],
    ['sameElsewhere', elsewhere, there],
  ] as const) {
    const events: string[] = [];
    heard.set(viewer, events);
    feed.listen(
      { groupId: group, groupMemberId },
      { onEvent: (event) => events.push(JSON.stringify(event)), onGap: () => events.push('gap') },
    );
  }
  return {
    /** The secrets in events that reached the wrong people, once the last event is delivered. */
    leaks: async (): Promise<string[]> => {
      system.clock.advance(1000);
      const at = system.clock.now().toISOString();
      const { database, clock } = system.platform;
      const last = { kind: 'vote.cast', topicId: world.ids.topicIds[0], sectionId: null } as const;
      await database.transaction((tx) => notifyGroup(system.platform, tx, groupId, last, clock.now()));
      await expect.poll(() => heard.get('host')?.at(-1)).toContain(at);
      return [...heard].flatMap(([viewer, told]) =>
        [...secretsIn(viewer, told.join()), ...told.filter((event) => event === 'gap')].map(
          (text) => `${viewer} hears ${text}`,
        ),
      );
    },
  };
}

let asked = 0;
/** Calls as a viewer, from a new address each time, so that no limit by address refuses the call first. */
async function look(viewer: ViewerName, id: OperationId, call: CallInput<OperationId>) {
  const { headers, ...asker } = world.askers[viewer];
  asked += 1;
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const idempotencyKey = system.key();
  const answer = await sendCall(
    system.app.server,
    id,
    { ...call, idempotencyKey, ...(headers && { headers }) },
    { ...asker, address },
  );
  const isFile = /spreadsheet|wordprocessing|zip/u.test(String(answer.headers['content-type']));
  const { code, msg } = isFile ? { code: 200, msg: '' } : answer.json<{ code: number; msg: string }>();
  const content = contentOf(answer);
  // File names come encoded.
  const text = `${decodeURIComponent(JSON.stringify(answer.headers))} ${content}`;
  const said = JSON.stringify(call);
  const leaks = world.secrets.flatMap((secret) =>
    // A caller may read back their own text.
    !secret.for.includes(viewer) && !said.includes(secret.text) && text.includes(secret.text)
      ? [`${id} ${said} tells ${viewer}: ${secret.text} (${code})`]
      : [],
  );
  return { code, msg, content, leaks };
}

/** The secrets that each call reveals to the wrong people, all revealed secrets, and the calls that answered nobody. */
async function walk(calls: ReturnType<typeof reading>, who: readonly ViewerName[] = viewers) {
  const [leaks, told, refused] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [id, asks] of calls) {
    let isAnswered = false;
    for (const call of asks)
      for (const viewer of who) {
        const answer = await look(viewer, id, call);
        for (const leak of answer.leaks) leaks.add(leak);
        for (const { text } of world.secrets) if (answer.content.includes(text)) told.add(text);
        isAnswered ||= answer.code === 200;
      }
    if (!isAnswered) refused.add(id);
  }
  return { leaks: [...leaks], told, refused: [...refused] };
}

/** People outside the group, with any other role. */
const strangers = [
  'sameElsewhere',
  'fellowElsewhere',
  'hostElsewhere',
  'hostAccountElsewhere',
  'member',
  'nobody',
] as const;

describe('Z5 the leak guard of discussion groups', () => {
  it('walks every call of groups', () => {
    const walked = [...reading(), ...changing()].map(([id]) => id);
    expect(walked.toSorted()).toEqual(
      documentOperations
        .filter(isGroupCall)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  // First, because a walk makes everybody visit at the same moment.
  it('a person of two groups can not be linked by what people of each find of them', async () => {
    /** Texts that could identify a person: ids, keys, codes, times, sizes of more than a few bytes. */
    const marksOf = (texts: readonly string[]): Set<string> =>
      new Set(
        texts.flatMap((text) =>
          [...text.matchAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|R-\w{8}|[\w-]{12,}/gu)].flatMap(([mark]) =>
            /\d/u.test(mark) ? [mark] : [],
          ),
        ),
      );
    const seen = async (viewer: ViewerName, ids: GroupIds): Promise<string[]> => {
      const texts: string[] = [];
      for (const [id, asks] of readingCalls(ids, '回答'))
        for (const call of asks)
          // Hosts may ask for the member's own number, which is the same everywhere (rule 6.18).
          if (!JSON.stringify(call).includes('memberCode'))
            texts.push((await look(viewer, id, call)).content);
      return texts;
    };
    const there = { ...world.ids, ...world.there };
    for (const [here, elsewhere] of [
      ['fellow', 'fellowElsewhere'],
      ['host', 'hostElsewhere'],
      ['observer', 'hostElsewhere'],
    ] as const) {
      system.clock.advance(7000);
      const marks = marksOf(await seen(here, world.ids));
      system.clock.advance(7000);
      const shared = [...marksOf(await seen(elsewhere, there))].filter((mark) => marks.has(mark));
      // Values that both sent themselves identify nobody.
      const common = marksOf([JSON.stringify([world.ids, there])]);
      expect(shared.filter((mark) => !common.has(mark))).toEqual([]);
    }
  });

  it('no answer, file, count or error tells anybody what is not for them', async () => {
    const { leaks, told, refused } = await walk(reading());
    expect(leaks).toEqual([]);
    // The walk must find every secret that some viewer may read, and an answer of each call for some viewer.
    expect(
      world.secrets.flatMap(({ text, for: few }) => (few.length > 0 && !told.has(text) ? text : [])),
    ).toEqual([]);
    expect(refused).toEqual([]);
  });

  const ofOwnGroup: ReadonlySet<string> = new Set([
    'saveProbe',
    'removeProbe',
    'saveFinding',
    'removeFinding',
  ]);

  it('strangers are refused by a code with a Chinese sentence, and nothing changes', async () => {
    const changed = await watchWrites(system.platform.database);
    const done: string[] = [];
    for (const [id, asks] of changing())
      for (const call of asks)
        for (const viewer of strangers) {
          const { code, msg, leaks } = await look(viewer, id, call);
          const tables = await changed();
          // Hosts open the pages of their own groups.
          if (id === 'createHostingTicket' && viewer === 'hostAccountElsewhere') continue;
          // A follow-up or finding is kept for the group of the host who sends it; the call names no other.
          if (ofOwnGroup.has(id) && viewer === 'hostElsewhere' && leaks.length === 0) continue;
          // A respondent deletes a draft of their own group, and there is none at a place of another.
          const isRespondent = viewer === 'sameElsewhere' || viewer === 'fellowElsewhere';
          if (id === 'removeGroupDraft' && isRespondent && tables.length === 0 && leaks.length === 0)
            continue;
          if (
            code === 200 ||
            (code >= 500 && code < 600) ||
            !/[\u4e00-\u9fff]/u.test(msg) ||
            tables.length > 0
          )
            done.push(`${viewer} ${id} ${code} ${tables.join()}`);
          done.push(...leaks);
        }
    expect(done).toEqual([]);
  });

  it('and none after people of the group changed what they may, to its closing', async () => {
    const people = viewers.filter((viewer) => !strangers.some((stranger) => stranger === viewer));
    const stream = listenIn();
    expect((await walk(changing(), people)).leaks).toEqual([]);
    expect(await stream.leaks()).toEqual([]);
    expect((await walk(reading(), ['fellow', 'newcomer', 'observer', 'sameElsewhere'])).leaks).toEqual([]);
  });

  it('no message and no text message tells its reader more than they may read', async () => {
    await system.runJobs();
    const leaks: string[] = [];
    const told: string[] = [];
    const readers = Object.entries(world.mobiles) as [ViewerName, string][];
    for (const [viewer, mobile] of readers) {
      const written = (await readMailbox(system.platform, mobile)).map(({ text }) => text);
      if (viewer === 'author')
        written.push(JSON.stringify(await system.get('listMessages', {}, world.authorAccount)));
      told.push(...written);
      leaks.push(...secretsIn(viewer, written.join()).map((text) => `${viewer} is written ${text}`));
    }
    expect(leaks).toEqual([]);
    expect(told.join()).toContain('包含联系方式');
  });

  it('no nickname is refused because of an observer', async () => {
    const { hash } = await world.hosting.group();
    const body = { nickname: 'canary观察的人', rulesAccepted: true, consentVersion: 1 };
    expect(
      await system.outcome('updateGroupProfile', { params: { hash }, body }, world.askers.newcomer),
    ).toBe('OK');
    const own = { ...body, nickname: 'canary小满' };
    expect(
      await system.outcome('updateGroupProfile', { params: { hash }, body: own }, world.askers.newcomer),
    ).toBe('NICKNAME_TAKEN');
  });
});

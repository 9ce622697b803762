import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadTo } from '../../test/group/upload-files.ts';
import type { Asker } from '../../test/calls/call-operation.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../test/system/test-system.ts';

const PAIPAI = 'Pai2zAo5cAn9';

let system: TestSystem;
let reviewer: ConsoleSession;
let admin: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  await system.app.server.listen({ port: 0, host: '127.0.0.1' });
  reviewer = await signInOperator(system, 'reviewer');
  admin = await signInOperator(system, 'admin');
});
afterAll(() => system.stop());

const noise = async (seed: number): Promise<Sharp> => {
  const pixels = Buffer.from(
    Array.from({ length: 64 }, (_, at) => ((seed * 7919 + at * at * 31) * 37) % 256),
  );
  const small = await sharp(pixels, { raw: { width: 8, height: 8, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(small).resize(300, 300);
};
const photo = async (seed: number, side = 300): Promise<Buffer> =>
  await (
    await noise(seed)
  )
    .resize(side, side)
    .withExif({
      IFD0: { Make: 'HUAWEI', Model: 'Mate 70' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 13/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '121/1 28/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();

const submit = async (member: Asker, pictures: readonly Buffer[]): Promise<string> => {
  const { sessionId } = await system.get('startParticipation', { body: { taskHashId: PAIPAI } }, member);
  const keys: string[] = [];
  for (const picture of pictures) keys.push(await uploadTo(system, member, picture, { module: 'task' }));
  const photos = keys.map((key) => ({ key, caption: '楼下的豆浆和油条' }));
  await system.get('submitTaskActivity', { params: { hashId: PAIPAI }, body: { text: '', photos } }, member);
  await system.runJobs();
  return sessionId;
};
const read = async (id: string) =>
  (await consoleCall(system, 'getHandIn', { params: { id } }, reviewer)).data;

it('14.45 the same photo of another member, smaller and compressed again, is found with who handed it in', async () => {
  const first = await system.signIn(freshMobile(771));
  const one = await submit(first, [await photo(1), await photo(2)]);
  const other = await submit(await system.signIn(freshMobile(772)), [await photo(2, 180), await photo(3)]);
  const { pictures } = await read(other);
  expect(pictures.map(({ seenBefore }) => seenBefore.map(({ handInId }) => handInId))).toEqual([[one], []]);
  expect(pictures[0]?.seenBefore[0]).toMatchObject({ taskId: PAIPAI, sameMember: false });
  const { memberCode } = await system.get('getAccount', {}, first);
  expect(pictures[0]?.seenBefore[0]?.memberCode).toBe(memberCode);
});

it('11.3 reviewers see the camera and nobody else does; the place is stored nowhere', async () => {
  const member = await system.signIn(freshMobile(773));
  const id = await submit(member, [await photo(4), await photo(5)]);
  const { pictures } = await read(id);
  expect(pictures[0]?.camera).toEqual({
    takenAt: null,
    camera: 'HUAWEI Mate 70',
  });
  const own = await system.get('getTaskActivity', { params: { hashId: PAIPAI } }, member);
  expect(JSON.stringify(own)).not.toContain('Mate 70');
  const shown = await system.app.server.inject({
    method: 'GET',
    url: pictures[0]?.url.replace(/^https?:\/\/[^/]+/u, '') ?? '',
  });
  expect(shown.statusCode).toBe(200);
  expect(shown.rawPayload.includes('Mate 70')).toBe(false);
  const facts = await system.platform.database.run('select * from picture_facts');
  expect(JSON.stringify(facts.rows)).not.toMatch(/31[.]2|121[.]/u);
});

it('14.45 a submission that is handed in anew is not held against itself, and what was deleted is not found', async () => {
  const member = await system.signIn(freshMobile(774));
  const id = await submit(member, [await photo(6), await photo(7)]);
  expect((await read(id)).pictures.flatMap(({ seenBefore }) => seenBefore)).toEqual([]);
  await system.platform.database.run(
    'update activity_runs set submission = null where participation_id = $1',
    [id],
  );
  const next = await submit(await system.signIn(freshMobile(775)), [await photo(6), await photo(8)]);
  expect((await read(next)).pictures.flatMap(({ seenBefore }) => seenBefore)).toEqual([]);
});

it('14.46 another reviewer looks at a chosen verdict without seeing it, once, and agreement is counted', async () => {
  const id = await submit(await system.signIn(freshMobile(776)), [await photo(9), await photo(10)]);
  const decided = { params: { id }, body: {}, key: system.key() };
  expect((await consoleCall(system, 'approveHandIn', decided, reviewer)).outcome).toBe('OK');
  const { database, clock } = system.platform;
  await database.run('delete from second_looks');
  await database.run(
    `insert into second_looks (review_id, operator, verdict, chosen_at)
     select id, operator, verdict, $2 from activity_reviews where participation_id = $1`,
    [id, clock.now()],
  );
  const list = async (session: ConsoleSession) =>
    (await consoleCall(system, 'listSecondLooks', {}, session)).data;
  expect((await list(reviewer)).items).toEqual([]);
  const [look] = (await list(admin)).items;
  expect(look).toMatchObject({ what: 'proof', taskId: PAIPAI });
  const params = { id: look?.id ?? '' };
  const shown = (await consoleCall(system, 'getSecondLook', { params }, admin)).data;
  expect(shown).toMatchObject({ isWaiting: true, first: null, second: null });
  expect(shown.pictures).toHaveLength(2);
  const again = async (session: ConsoleSession, verdict: 'approve' | 'reject', reason = '') => {
    const call = { params, body: { input: { verdict }, reason }, key: system.key() };
    return (await consoleCall(system, 'lookAgain', call, session)).outcome;
  };
  expect(await again(reviewer, 'approve')).toBe('SECOND_LOOK_OWN');
  expect(await again(admin, 'reject', '第二张不是早餐')).toBe('OK');
  expect(await again(admin, 'approve')).toBe('SECOND_LOOK_DONE');
  expect((await list(admin)).items).toEqual([]);
  expect((await list(admin)).agreement).toEqual([{ operator: 'reviewer', looked: 1, agreed: 0 }]);
  expect((await consoleCall(system, 'getSecondLook', { params }, admin)).data).toMatchObject({
    first: { operator: 'reviewer', verdict: 'approve' },
    second: { operator: 'admin', verdict: 'reject', note: '第二张不是早餐' },
  });
});

import { readFile } from 'node:fs/promises';
import type { Platform } from '../../src/platform/platform.ts';
import { folderOf, openFiles } from '../../src/modules/file/module.ts';
import { startParticipation } from '../../src/modules/survey/start/start.ts';
import { submitTaskActivity } from '../../src/modules/task/activity/activity.ts';
import { findByTask } from '../../src/modules/task/participation/participations.ts';
import type { TaskPorts } from '../../src/modules/task/ports/task-ports.ts';
import { findTask } from '../../src/modules/task/tasks.ts';
import type { namedIn } from './people.ts';
import { originOf } from './past-calls.ts';

const HOUR_MS = 3_600_000;
const TASK = 'Pai2zAo5cAn9';
const TYPE = 'image/webp';

/** Who handed in which photos, and when. They are those of the demo group, drawn for the demo. */
const HAND_INS = [
  {
    by: '麦田里的猫',
    hoursAgo: 19,
    photos: [
      { name: 'youtiao', caption: '豆浆和油条，学校门口的早餐店买的' },
      { name: 'millet', caption: '同桌点的小米粥，配煎馍片' },
    ],
  },
  {
    by: '周末烤面包',
    hoursAgo: 7,
    photos: [
      { name: 'onigiri', caption: '便利店的饭团，加热过' },
      { name: 'crackers', caption: '没吃饱，又拆了一包苏打饼干' },
    ],
  },
  {
    by: '会做饭的程序员',
    hoursAgo: 2,
    photos: [
      { name: 'pancake', caption: '路口阿姨的鸡蛋灌饼，加了生菜' },
      { name: 'youtiao', caption: '昨天的早餐也拍了一张' },
    ],
  },
] as const;

/**
 * Hands in photos that wait for a reviewer, as members do. With a bucket there are none, because a start must not need a
 * network.
 */
export async function handInPhotos(
  platform: Platform,
  { ports, personOf }: { ports: TaskPorts; personOf: ReturnType<typeof namedIn> },
): Promise<void> {
  const { config, database } = platform;
  const { local } = openFiles(platform);
  if (local === undefined) return;
  const task = await findTask(database.read, TASK);
  if (task === undefined) return;
  for (const { by, hoursAgo, photos } of HAND_INS) {
    const { id: memberId } = personOf(by);
    if ((await findByTask(database.read, memberId, task.id)) !== undefined) continue;
    const at = new Date(platform.clock.now().getTime() - hoursAgo * HOUR_MS);
    const folder = folderOf(platform.cipher, { kind: 'member', memberId });
    const stored = await Promise.all(
      photos.map(async ({ name, caption }, place) => {
        const key = `${config.files.prefix}/task/${folder}/${at.getTime()}${String(place).padStart(4, '0')}.webp`;
        const picture = await readFile(new URL(`../../data/life/photos/${name}.webp`, import.meta.url));
        await local.keep(key, picture, TYPE);
        return { key, caption, bytes: picture.length };
      }),
    );
    await database.transaction(async (tx) => {
      await tx
        .insertInto('files')
        .values(
          stored.map(({ key, bytes }) => ({
            key,
            folder,
            bytes,
            content_type: TYPE,
            granted_at: at,
            stored_at: at,
          })),
        )
        .execute();
    });
    // The photos lie in the store already.
    const takePhoto = (): Promise<void> => Promise.resolve();
    const deps = { ...platform, clock: { now: () => at }, ports, takePhoto };
    const origin = originOf(memberId);
    await startParticipation(deps, memberId, origin, { taskHashId: TASK });
    await submitTaskActivity(deps, {
      params: { hashId: TASK },
      query: {},
      body: { text: '', photos: stored.map(({ key, caption }) => ({ key, caption })) },
      caller: { kind: 'member', memberId, sessionId: '' },
      origin,
      idempotency: undefined,
      lastEventId: null,
      signal: AbortSignal.timeout(60_000),
    });
  }
}

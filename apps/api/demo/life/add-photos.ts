import { readFile } from 'node:fs/promises';
import type { Platform } from '../../src/platform/platform.ts';
import { folderOf, openFiles } from '../../src/modules/file/module.ts';
import { demoId } from '../group/demo-group-file.ts';

const DAY_MS = 86_400_000;
const TYPE = 'image/webp';
const SIZE = { width: 1200, height: 900 };

/** Which answers of the demo group come with a picture: topic and section by position, and who answered. */
const PHOTOS = [
  { name: 'youtiao', by: '早起的阿木', topic: 1, section: 0, day: -1.9, alt: '一碗豆浆和两根油条' },
  { name: 'onigiri', by: '豆浆不加糖', topic: 1, section: 0, day: -1.6, alt: '饭团和一杯无糖豆浆' },
  { name: 'millet', by: '北门老李', topic: 1, section: 0, day: -1.2, alt: '小米粥和煎馍片' },
  { name: 'crackers', by: '豆浆不加糖', topic: 1, section: 1, day: -1.5, alt: '几块苏打饼干' },
  { name: 'pancake', by: '通勤两小时', topic: 2, section: 0, day: -0.6, alt: '纸袋里的鸡蛋灌饼' },
] as const;

const GROUP_ID = demoId('group');

/**
 * Adds drawn pictures to answers of the demo group. They lie in the server's own store; with a bucket there are none,
 * because a start must not need a network.
 */
export async function addPhotos(platform: Platform): Promise<void> {
  const { cipher, clock, config, database } = platform;
  const { local } = openFiles(platform);
  if (local === undefined) return;
  const keyOf = (folder: string, place: number): string =>
    `${config.files.prefix}/group/${folder}/${clock.now().getTime()}${String(place).padStart(4, '0')}.webp`;
  const photos = await Promise.all(
    PHOTOS.map(async (photo, place) => {
      const owner = demoId('member', photo.by);
      const folder = folderOf(cipher, { kind: 'group', groupMemberId: owner });
      const [picture, small] = await Promise.all([
        readFile(new URL(`../../data/life/photos/${photo.name}.webp`, import.meta.url)),
        readFile(new URL(`../../data/life/photos/${photo.name}-small.webp`, import.meta.url)),
      ]);
      const [key, smallKey] = [keyOf(folder, 2 * place), keyOf(folder, 2 * place + 1)];
      await local.keep(key, picture, TYPE);
      await local.keep(smallKey, small, TYPE);
      return { ...photo, owner, folder, key, smallKey, bytes: picture.length, smallBytes: small.length };
    }),
  );
  const at = (day: number): Date => new Date(clock.now().getTime() + day * DAY_MS);
  await database.transaction(async (tx) => {
    await tx
      .insertInto('files')
      .values(
        photos.flatMap(({ folder, key, smallKey, bytes, smallBytes, day }) => {
          const stored = { folder, content_type: TYPE, granted_at: at(day), stored_at: at(day) };
          return [
            { ...stored, key, bytes },
            { ...stored, key: smallKey, bytes: smallBytes },
          ];
        }),
      )
      .execute();
    await tx
      .insertInto('group_attachments')
      .values(
        photos.map(({ name, by, owner, topic, section, key, smallKey, bytes, day, alt }) => ({
          group_id: GROUP_ID,
          id: demoId('photo', name),
          group_member_id: owner,
          kind: 'image',
          name: `${name}.webp`,
          size: bytes,
          file_key: key,
          thumbnail_key: smallKey,
          ...SIZE,
          response_id: demoId('response', demoId('section', topic, section), by),
          alt,
          created_at: at(day),
        })),
      )
      .execute();
  });
}

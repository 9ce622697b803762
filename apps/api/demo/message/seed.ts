import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Platform } from '../../src/platform/platform.ts';
import { readRichText } from '../../src/platform/rich-text/rich-text.ts';
import { publishToEveryone } from '../../src/modules/message/live-stream.ts';
import { insertNotice } from '../../src/modules/message/notice-store.ts';

const noticesSchema = z.array(
  z.strictObject({
    id: z.uuid(),
    title: z.string(),
    summary: z.string(),
    body: z.string().refine((text) => readRichText(text).length > 0),
    pinned: z.boolean(),
    publishedAt: z.iso.datetime().transform((text) => new Date(text)),
  }),
);

/** Publishes the missing notices of `data/message`. Existing ones stay as they are. */
export async function seedMessage(platform: Platform): Promise<void> {
  const file = new URL('../../data/message/notices.json', import.meta.url);
  const notices = noticesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  await platform.database.transaction(async (tx) => {
    for (const { publishedAt, ...notice } of notices)
      if (await insertNotice(tx, { ...notice, published_at: publishedAt, made_by: '芽言' }))
        await publishToEveryone(platform, tx, { kind: 'notice', subjectId: notice.id });
  });
}

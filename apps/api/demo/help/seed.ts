import { readdir, readFile } from 'node:fs/promises';
import { withCoinWorth } from '../../src/platform/config/coin-config.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { articleRows } from '../../src/modules/help/edit-help.ts';
import { readHelpFile } from '../../src/modules/help/help-file.ts';
import { insertMissingArticle, upsertSection } from '../../src/modules/help/help-store.ts';

const folder = new URL('../../data/help/', import.meta.url);

/** Adds the missing articles of `data/help`. Existing ones stay unchanged, because operators may have edited them. */
export async function seedHelp({ database, clock, config }: Platform): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  const files = await Promise.all(
    names.map(async (name) =>
      readHelpFile(withCoinWorth(await readFile(new URL(name, folder), 'utf8'), config.coinsPerYuan)),
    ),
  );
  await database.transaction(async (tx) => {
    for (const file of files) {
      await upsertSection(tx, { id: file.id, title: file.title, position: file.position });
      for (const row of articleRows(file, { at: clock.now(), by: '芽言' }))
        await insertMissingArticle(tx, row);
    }
  });
}

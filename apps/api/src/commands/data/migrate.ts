import { openConfiguredDatabase } from '../../platform/database/open-configured.ts';
import { createLog } from '../../platform/log.ts';
import { systemRandom } from '../../platform/random.ts';
import type { Command } from '../runner/command.ts';

export const migrate: Command = {
  usage: 'migrate [--down]',
  summary: 'Bring the database schema up to date, or undo its newest migration',
  options: { down: { type: 'boolean', summary: 'undo the newest migration instead' } },
  run: async ({ options, config, say }) => {
    const log = createLog(config);
    const database = await openConfiguredDatabase({ config, log, random: systemRandom, migrate: false });
    try {
      const down = options['down'] === true;
      const names = down ? await database.migrateDown() : await database.migrate();
      for (const name of names) say(`${down ? 'undone' : 'applied'}  ${name}`);
      if (names.length === 0) say(down ? 'There is nothing to undo' : 'The schema is up to date');
      return 0;
    } finally {
      await database.close();
    }
  },
};

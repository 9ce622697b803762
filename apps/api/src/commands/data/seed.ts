import type { Command } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

export const seed: Command = {
  usage: 'seed',
  summary: 'Load the demo data; what is there already stays; production refuses it',
  run: async ({ config, say }) => {
    const { seedWithLife } = await import('../../../demo/seed.ts');
    await withPlatform(config, (platform) => seedWithLife(platform), { migrate: true });
    say('The data is in place');
    return 0;
  },
};

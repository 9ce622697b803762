import { seed as seedAll } from '../seed.ts';
import type { Command } from './command.ts';
import { withPlatform } from './with-platform.ts';

export const seed: Command = {
  usage: 'seed',
  summary: 'Load the demo data; what is there already stays; production refuses it',
  run: async ({ config, say }) => {
    await withPlatform(config, (platform) => seedAll(platform));
    say('The data is in place');
    return 0;
  },
};

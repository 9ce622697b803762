import { join } from 'node:path';
import { yayanOn } from './operator.ts';
import { type Stack, startStack } from './stack.ts';

const program = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'apps',
  'api',
  'test',
  'system',
  'serve-empty.ts',
);

/** A product on its first day: no task, no benefit, no text, no member, no operator. */
export interface EmptyProduct extends Stack {
  /** Adds an admin by the command. Resolves to the one-time link that it prints. */
  addAdmin: (name: string) => Promise<string>;
  /** What the nightly job does: compares all sums. */
  reconcile: () => Promise<void>;
  /** What the job of every five minutes does: pays a group that was confirmed. */
  payGroup: (hash: string) => Promise<void>;
}

/** Starts an empty product beside the one that other journeys use. */
export const startEmptyProduct = async (): Promise<EmptyProduct> => {
  const stack = await startStack({ program });
  const command = async (...words: string[]): Promise<string> => await yayanOn(stack.operator, ...words);
  return {
    ...stack,
    addAdmin: async (name) => {
      const said = await command('operator', 'add', name, 'admin', '--by', '林晓');
      const token = /\/setup#(?<token>[\w-]+)/u.exec(said)?.groups?.['token'];
      if (token === undefined) throw new Error(`There is no link in: ${said}`);
      return `${stack.console}/setup#${token}`;
    },
    reconcile: async () => {
      await command('reconcile');
    },
    payGroup: async (hash) => {
      await command('group', 'pay', 'confirm', hash, '--by', '林晓');
    },
  };
};

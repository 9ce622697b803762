import type { Commands } from './run-command.ts';

/** Every command of `pnpm yayan`, in the order of the overview. */
export const commands: Commands = {
  migrate: async () => (await import('./migrate.ts')).migrate,
  seed: async () => (await import('./seed.ts')).seed,
  reconcile: async () => (await import('./reconcile.ts')).reconcile,
  exchange: async () => (await import('./exchange.ts')).exchange,
  task: async () => (await import('./task.ts')).task,
  benefit: async () => (await import('./benefit.ts')).benefit,
  codes: async () => (await import('./codes.ts')).codes,
  reward: async () => (await import('./reward.ts')).reward,
  network: async () => (await import('./network.ts')).network,
  partner: async () => (await import('./partner.ts')).partner,
  health: async () => (await import('./health.ts')).health,
  export: async () => (await import('./export.ts')).exportCommand,
  import: async () => (await import('./import.ts')).importCommand,
};

import type { Commands } from './runner/run-command.ts';

/** Every command of `pnpm yayan`, in the order in which `--help` lists them. */
export const commands: Commands = {
  migrate: async () => (await import('./data/migrate.ts')).migrate,
  seed: async () => (await import('./data/seed.ts')).seed,
  reconcile: async () => (await import('./money/reconcile.ts')).reconcile,
  exchange: async () => (await import('./money/exchange.ts')).exchange,
  task: async () => (await import('./tasks/task.ts')).task,
  benefit: async () => (await import('./money/benefit.ts')).benefit,
  campaign: async () => (await import('./money/campaign.ts')).campaign,
  codes: async () => (await import('./money/codes.ts')).codes,
  reward: async () => (await import('./money/reward.ts')).reward,
  network: async () => (await import('./people/network.ts')).network,
  group: async () => (await import('./people/group.ts')).group,
  ticket: async () => (await import('./people/ticket.ts')).ticket,
  application: async () => (await import('./people/application.ts')).application,
  penalty: async () => (await import('./people/penalty.ts')).penalty,
  notice: async () => (await import('./content/notice.ts')).notice,
  popup: async () => (await import('./content/popup.ts')).popup,
  channel: async () => (await import('./content/channel.ts')).channel,
  app: async () => (await import('./content/app.ts')).app,
  help: async () => (await import('./content/help.ts')).help,
  article: async () => (await import('./content/article.ts')).article,
  partner: async () => (await import('./tasks/partner.ts')).partner,
  health: async () => (await import('./health.ts')).health,
  export: async () => (await import('./data/export.ts')).exportCommand,
  import: async () => (await import('./data/import.ts')).importCommand,
};

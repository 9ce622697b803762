import { lockObject } from '../../src/platform/audit/act-store.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openPlatform, stopPlatform } from '../../src/platform/platform.ts';
import { type CrowdMember, openCrowdAccounts, signInCrowd } from './crowd.ts';

/** Many members who joined just now, and a colleague who is at one of them. */
export interface PreparedCrowd {
  /** In the order of their ids: the list of members shows the last one first. */
  members: readonly CrowdMember[];
  /** Keeps every other operator from acting on a member until the returned function is called. */
  hold: (memberId: string) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

/** Creates so many signed-in members in the database of `env`, beside the server that runs on it. */
export const prepareCrowd = async (env: Record<string, string>, count: number): Promise<PreparedCrowd> => {
  const platform = await openPlatform(readConfig({ LOG_LEVEL: 'silent', ...env }));
  await openCrowdAccounts(platform, count);
  const members = await signInCrowd(platform, count);
  return {
    members,
    hold: async (memberId) => {
      const held = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const holding = platform.database.transaction(async (tx) => {
        await lockObject(tx, `member ${memberId}`);
        held.resolve();
        await end.promise;
      });
      await Promise.race([held.promise, holding]);
      return async () => {
        end.resolve();
        await holding;
      };
    },
    close: async () => await stopPlatform(platform),
  };
};

import { recordPayee } from '../../modules/invite/module.ts';
import type { InviteDeps } from '../../modules/invite/api.ts';
import { adultStatusOf } from '../../modules/member/module.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** What the exchange needs of other areas to check and report who is paid. */
export const payeePorts = (invites: InviteDeps) => ({
  adultStatusOf: async (db: Connection, memberId: string) =>
    await adultStatusOf(invites.platform, db, memberId),
  recordPayee: async (tx: Tx, memberId: string, account: string) =>
    await recordPayee(invites, tx, memberId, account),
});

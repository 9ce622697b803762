import { signed } from '../../partner/supplier-world.ts';
import type { Stage, WalkedAct } from './walked-act.ts';

/** The secret of the demo's supplier. */
export const SUPPLIER_SECRET = 'the secret of this sandbox';
const SUPPLIED = 'Yun4bKa7FeiD';

/** Somebody who is at the supplier, and how it says something about them. */
const atSupplier = async ({ system, member, coinsOf }: Stage) => {
  const someone = await member();
  const body = { taskHashId: SUPPLIED, consent: true };
  const { url } = await system.get('startParticipation', { body }, someone);
  const sid = new URL(url ?? '').searchParams.get('sid') ?? '';
  const says = async (st: string): Promise<void> => {
    const ts = String(Math.floor(system.clock.now().getTime() / 1000));
    const query = `k=sandbox&${signed({ sid, st, ts }, SUPPLIER_SECRET)}`;
    await system.app.server.inject({
      method: 'GET',
      url: `/callback.php?${query}`,
      headers: { accept: '*/*' },
    });
  };
  return { sid, says, state: async () => await coinsOf(someone) };
};

/** The same for somebody whom it screened out. */
const screenedOut = async (stage: Stage) => {
  const someone = await atSupplier(stage);
  await someone.says('screenout');
  return someone;
};

const large = { permission: 'reports.large', by: 'finance', agrees: 'admin' } as const;

/** Acts on what partners say that pay more than one person may. */
export const reportWalks: readonly WalkedAct[] = [
  {
    name: 'partner accept',
    ...large,
    ready: async (stage) => {
      const { says, state } = await screenedOut(stage);
      await says('complete');
      const query = { partner: 'sandbox', open: true };
      const { items } = await stage.read('listPartnerReports', { query });
      return { id: 'acceptPartnerReports', input: { ids: items.map(({ id }) => id) }, state };
    },
  },
  {
    // Somebody of whom nothing was said yet.
    name: 'partner reconcile',
    ...large,
    ready: async (stage) => {
      const { sid, state } = await atSupplier(stage);
      const params = { key: 'sandbox' };
      return { id: 'reconcilePartner', params, input: { file: `${sid},complete` }, state };
    },
  },
  {
    name: 'partner reconcile',
    ...large,
    ready: async (stage) => {
      const { sid, state } = await screenedOut(stage);
      const params = { key: 'sandbox' };
      return { id: 'reconcilePartner', params, input: { file: `${sid},complete` }, state };
    },
  },
];

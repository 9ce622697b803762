import { signed } from '../../partner/supplier-world.ts';
import type { Stage, WalkedAct } from './walked-act.ts';

/** The secret of the demo's supplier. */
export const SUPPLIER_SECRET = 'the secret of this sandbox';
const SUPPLIED = 'Yun4bKa7FeiD';

/** Somebody whom the supplier screened out, and how it says something else about them. */
const screenedOut = async ({ system, member, coinsOf }: Stage) => {
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
  await says('screenout');
  return { sid, says, state: async () => await coinsOf(someone) };
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
    name: 'partner reconcile',
    ...large,
    ready: async (stage) => {
      const { sid, state } = await screenedOut(stage);
      const params = { key: 'sandbox' };
      return { id: 'reconcilePartner', params, input: { file: `${sid},complete` }, state };
    },
  },
];

import { sql } from 'kysely';
import { smallCheck } from '../../ledger/module.ts';
import type { ReconcileCheck } from '../../ledger/api.ts';

/** Checks of draws against chances, chains and prizes, one statement each. */
export const drawChecks: readonly ReconcileCheck[] = [
  smallCheck(
    'every draw spent one chance',
    sql`
      select d.member_id, format('draw %s of campaign %s', d.number, d.campaign_id) as detail
      from campaign_draws d
      where not exists (
        select from campaign_chances h
        where h.campaign_id = d.campaign_id and h.member_id = d.member_id and h.draw = d.number
      ) limit 100`,
  ),
  smallCheck(
    'every draw is in its chain or waits for it',
    sql`
      select d.member_id, format('draw %s of campaign %s is kept out of the chain', d.number, d.campaign_id) as detail
      from campaign_draws d
      where not exists (select from campaign_seals s where s.draw_id = d.id)
        and not exists (select from campaign_unsealed u where u.draw_id = d.id) limit 100`,
  ),
  smallCheck(
    'each prize was drawn as often as pieces are gone',
    sql`
      select null as member_id,
        format('campaign %s, %s: %s of %s are left, %s drawn', campaign_id, id, remaining, stock, drawn) as detail
      from (
        select p.*, (
          select count(*) from campaign_draws d where d.campaign_id = p.campaign_id and d.prize_id = p.id
        ) as drawn from campaign_prizes p
      ) counted where stock - remaining <> drawn limit 100`,
  ),
];

-- Draws that come at the same time are stored together (rule 12.4). Each is prepared in Node from data that was read without
-- a lock, and counts only while that still holds. Answers the members whose draw counts. For each of them the chance is spent,
-- the piece taken and the draw counted; for the others nothing has changed, and their draw is prepared anew under locks.
-- `held` says that a draw was prepared under locks, with its piece taken already.
-- It never waits for a campaign that ends or for another draw of the same member. It waits for pieces, in the order of prizes,
-- and never takes the last one, because that publishes new odds (rule 12.6).
create function draw_campaigns(p_draws jsonb) returns setof uuid language plpgsql volatile as $$
declare
  d record;
  v_running text;
begin
  for d in
    select * from jsonb_to_recordset(p_draws) as given (
      campaign_id text, member_id uuid, number integer, version integer, prize_id text, held boolean,
      cause text, cause_id text, nth smallint, fresh jsonb
    ) order by campaign_id, prize_id, member_id
  loop
    if v_running is distinct from d.campaign_id then
      perform from campaigns c where c.id = d.campaign_id and c.ended_at is null for share skip locked;
      continue when not found;
      v_running := d.campaign_id;
    end if;
    perform from campaign_members m
    where m.campaign_id = d.campaign_id and m.member_id = d.member_id and m.draws = d.number - 1
    for no key update skip locked;
    continue when not found;
    if not d.held then
      perform from campaign_odds o where o.campaign_id = d.campaign_id and o.version > d.version;
      continue when found;
      if d.prize_id is not null then
        update campaign_prizes p set remaining = p.remaining - 1
        where p.campaign_id = d.campaign_id and p.id = d.prize_id and p.remaining > 1;
        continue when not found;
      end if;
    end if;
    if d.fresh is not null then
      insert into campaign_chances (campaign_id, member_id, cause, cause_id, nth, earned_at)
      select d.campaign_id, d.member_id, f.cause, f.cause_id, f.nth, f.at
      from jsonb_to_recordset(d.fresh) as f (cause text, cause_id text, nth smallint, at timestamptz)
      on conflict do nothing;
    end if;
    update campaign_chances c set draw = d.number
    where c.campaign_id = d.campaign_id and c.member_id = d.member_id and c.cause = d.cause
      and c.cause_id = d.cause_id and c.nth = d.nth and c.draw is null;
    if not found then
      raise exception 'draw % of % has no chance', d.number, d.member_id;
    end if;
    update campaign_members m set draws = d.number
    where m.campaign_id = d.campaign_id and m.member_id = d.member_id;
    return next d.member_id;
  end loop;
end $$;

-- down
drop function draw_campaigns;

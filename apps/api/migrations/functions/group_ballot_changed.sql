create or replace function group_ballot_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform group_count_ballots(old.group_id, old.vote_id, old.option_ids, -1); end if;
  if tg_op <> 'DELETE' then perform group_count_ballots(new.group_id, new.vote_id, new.option_ids, 1); end if;
  return null;
end $$;

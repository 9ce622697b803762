create or replace function group_count_ballots(p_group uuid, p_vote uuid, p_options uuid[], p_turn integer) returns void
language plpgsql as $$
begin
  update group_votes set voters = voters + p_turn where group_id = p_group and id = p_vote;
  update group_vote_options set votes = votes + p_turn, rank_sum = rank_sum + p_turn * array_position(p_options, id)
  where group_id = p_group and vote_id = p_vote and id = any(p_options);
end $$;

-- Stores the answers to quizzes of many members in one statement (rule 12.11). They were scored from data read without
-- a lock. Returns the members whose try is stored now. It never waits: it skips tries that were submitted before or
-- that another call is storing, and tries of a campaign that has ended or is ending.
create or replace function answer_quizzes(p_tries jsonb) returns setof uuid language plpgsql volatile as $$
declare
  t record;
  v_running text;
begin
  for t in
    select * from jsonb_to_recordset(p_tries) as given (
      campaign_id text, member_id uuid, id uuid, answers jsonb, score smallint, coins smallint, perfect boolean,
      at timestamptz
    ) order by campaign_id, member_id
  loop
    if v_running is distinct from t.campaign_id then
      perform from campaigns c where c.id = t.campaign_id and c.ended_at is null for share skip locked;
      continue when not found;
      v_running := t.campaign_id;
    end if;
    perform from quiz_tries q where q.id = t.id and q.member_id = t.member_id and q.score is null
    for no key update skip locked;
    continue when not found;
    update quiz_tries q
    set answers = t.answers, score = t.score, coins = t.coins, perfect = t.perfect, submitted_at = t.at
    where q.id = t.id;
    return next t.member_id;
  end loop;
end $$;

create or replace function group_number_follow_up() returns trigger language plpgsql as $$
declare
  v_open integer;
  v_reply integer := (new.kind = 'reply')::integer;
  v_said integer := (new.audience = 'everyone')::integer;
  v_whispered integer := (new.audience = 'author')::integer;
begin
  update group_responses set follow_ups = follow_ups + 1
  where group_id = new.group_id and id = new.response_id
  returning section_id, group_member_id, (new.must_answer and new.answered_at is null and deleted_at is null)::integer
  into new.section_id, new.respondent_id, v_open;
  update group_section_counts c set said = c.said + v_said,
    whispered = c.whispered + v_whispered,
    noted = c.noted + (new.audience = 'backRoom')::integer,
    replies_said = c.replies_said + v_reply * v_said,
    replies_whispered = c.replies_whispered + v_reply * v_whispered,
    open_said = c.open_said + v_open * v_said,
    open_whispered = c.open_whispered + v_open * v_whispered
  where c.group_id = new.group_id and c.section_id = new.section_id
  returning case new.audience when 'everyone' then c.said when 'author' then c.whispered else c.noted end
  into new.number;
  return new;
end $$;

create or replace function survey_keep_definition() returns trigger language plpgsql as $$
begin
  raise exception 'a live survey definition is immutable: % is refused', tg_op using errcode = 'YS001';
end $$;

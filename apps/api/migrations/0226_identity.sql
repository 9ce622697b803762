-- A member switches kinds of text message off and on again. Each change stays as a row; the last one of a kind counts.
create table sms_choices (
  member_id uuid not null,
  id uuid not null,
  kind text not null,
  is_on boolean not null,
  chosen_at timestamptz not null,
  primary key (member_id, id)
);

-- down
drop table sms_choices;

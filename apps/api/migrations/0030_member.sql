-- What members say about themselves (个人属性问卷). An answer to a sensitive field is sealed and needs the separate
-- consent; 不想回答 is no such answer and stays readable.
create table attribute_answers (
  member_id uuid not null,
  key text not null,
  choices text[],
  choices_sealed text,
  answered_at timestamptz not null,
  primary key (member_id, key),
  check ((choices is null) <> (choices_sealed is null))
);

-- `revision` counts the sections that were handed in. `finished_at` is when all of it was answered the first time.
create table attribute_surveys (
  member_id uuid primary key,
  revision integer not null check (revision >= 0),
  finished_at timestamptz,
  updated_at timestamptz not null
);

-- The separate consents to sensitive attributes being kept (PIPL 29), taken back ones included.
create table attribute_consents (
  member_id uuid not null,
  agreed_at timestamptz not null,
  version text not null,
  withdrawn_at timestamptz check (withdrawn_at >= agreed_at),
  primary key (member_id, agreed_at)
);
create unique index attribute_consents_standing on attribute_consents (member_id, version) where withdrawn_at is null;

-- down
drop table attribute_consents;
drop table attribute_surveys;
drop table attribute_answers;

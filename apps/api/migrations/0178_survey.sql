-- When a member answered which questionnaire. At most one span of a member is open (rule 3.33).
create table survey_spans (
  id bigint generated always as identity primary key,
  member_id uuid not null,
  participation_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  constraint survey_spans_in_order check (ended_at >= started_at)
);
create unique index survey_spans_one_open on survey_spans (member_id) where ended_at is null;
create index survey_spans_by_participation on survey_spans (member_id, participation_id);

-- The newest open questionnaire of each member goes on. The time of the others counts until their last answer.
insert into survey_spans (member_id, participation_id, started_at, ended_at)
select session.member_id, session.participation_id, participation.started_at,
  case when row_number() over (partition by session.member_id order by session.updated_at desc) > 1
    then greatest(session.updated_at, participation.started_at) end
from survey_sessions session
join participations participation
  on participation.member_id = session.member_id and participation.id = session.participation_id
where participation.result = 0;

-- From when to when a member answered each page of a questionnaire. Pages of two questionnaires that overlap are a sign
-- (rule 3.34).
create table survey_page_times (
  member_id uuid not null,
  participation_id uuid not null,
  revision bigint not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  primary key (member_id, participation_id, revision),
  constraint survey_page_times_in_order check (until_at >= from_at)
);

-- Completes whose pay waits for an operator's review (rule 3.34).
create table survey_holds (
  member_id uuid not null,
  participation_id uuid not null,
  task_id uuid not null,
  sign text not null check (sign in ('parallel')),
  overlap_seconds integer not null check (overlap_seconds > 0),
  held_at timestamptz not null,
  decided_at timestamptz,
  verdict text check (verdict in ('paid', 'refused')),
  operator text,
  reason text,
  primary key (member_id, participation_id),
  constraint survey_holds_decided_once check ((decided_at is null) = (verdict is null))
);
create index survey_holds_open on survey_holds (held_at, participation_id) where decided_at is null;

-- What pending coins wait for: a review, too.
alter table participations
  drop constraint participations_earning_pending_for_check,
  add constraint participations_earning_pending_for_check
    check (earning_pending_for in ('partner', 'review', 'newcomer'));

-- down
alter table participations
  drop constraint participations_earning_pending_for_check,
  add constraint participations_earning_pending_for_check check (earning_pending_for in ('partner', 'newcomer'));
drop table survey_holds;
drop table survey_page_times;
drop table survey_spans;

-- Counters of a group, kept where its rows change, so that no reading call counts answers. `yayan reconcile` compares
-- them with a count afresh. Triggers keep them, so that every statement that writes these tables does.
-- Whoever inserts answers or follow-ups must not use `on conflict`: it would count a row that isn't stored.

-- A server keeps the guide of a group in memory as long as this number stays.
alter table discussion_groups add guide_version bigint not null default 0;
alter table discussion_groups add sections_made integer not null default 0;
-- Two bits a section at twice its ordinal: whether the person ever answered it (which unlocks it), and whether it counts
-- as answered now.
alter table group_members add standing bytea not null default '';
-- The number of a section in its group. It is never given twice.
alter table group_sections add ordinal integer not null default -1;
-- The place of an answer in its section, in the order in which answers became visible.
alter table group_responses add number integer not null default 0;
alter table group_responses add follow_ups integer not null default 0;
-- A deleted answer counts as answered only where the host says so.
alter table group_responses add counts_deleted boolean not null default false;
-- The single characters and pairs of the answer's text.
alter table group_responses add search tsvector not null default '';
-- The section of the answer, who wrote the answer, and the place among the section's follow-ups for the same audience.
alter table group_follow_ups add section_id uuid;
alter table group_follow_ups add respondent_id uuid;
alter table group_follow_ups add number integer not null default 0;

-- `answers` is the number of the newest answer. `said`, `whispered` and `noted` are those of the newest follow-up for
-- everyone, for the author and for the back room. A reader's own numbers stand in `group_reads`, so that what is unread
-- is a difference.
create table group_section_counts (
  group_id uuid not null,
  section_id uuid not null,
  answers integer not null default 0,
  deleted integer not null default 0,
  answered integer not null default 0,
  said integer not null default 0,
  whispered integer not null default 0,
  noted integer not null default 0,
  replies_said integer not null default 0,
  replies_whispered integer not null default 0,
  open_said integer not null default 0,
  open_whispered integer not null default 0,
  primary key (group_id, section_id),
  foreign key (group_id, section_id) references group_sections (group_id, id)
) with (fillfactor = 50);

alter table group_reads add answers integer not null default 0;
alter table group_reads add said integer not null default 0;
alter table group_reads add whispered integer not null default 0;
alter table group_reads add noted integer not null default 0;
alter table group_reads add replies_said integer not null default 0;
alter table group_reads add replies_whispered integer not null default 0;

-- How often an option was chosen, and the sum of the places it was given, of which a ranked vote shows the mean.
alter table group_votes add voters integer not null default 0;
alter table group_vote_options add votes integer not null default 0;
alter table group_vote_options add rank_sum bigint not null default 0;

create function group_bit(p_standing bytea, p_bit integer) returns boolean language sql immutable as $$
  select length(p_standing) > p_bit / 8
    and get_byte(p_standing, least(p_bit / 8, greatest(length(p_standing) - 1, 0))) & (1 << (p_bit % 8)) <> 0
$$;

-- Counts everything of one group, or of all, afresh. For groups from before this migration, and for rows that were
-- removed for good.
create function group_recount(p_group uuid default null) returns void language plpgsql as $$
begin
  update group_sections s set ordinal = n.place - 1
  from (select group_id, id, row_number() over (partition by group_id order by created_at, id) as place
    from group_sections) n
  where s.group_id = n.group_id and s.id = n.id and s.ordinal < 0 and (p_group is null or s.group_id = p_group);
  update discussion_groups g set guide_version = guide_version + 1,
    sections_made = greatest(sections_made, coalesce((select max(ordinal) + 1 from group_sections s where s.group_id = g.id), 0))
  where p_group is null or g.id = p_group;
  update group_responses r set number = n.place
  from (select group_id, id, row_number() over (
      partition by group_id, section_id order by case when number > 0 then number end, created_at, id) as place
    from group_responses) n
  where r.group_id = n.group_id and r.id = n.id and r.number <> n.place and (p_group is null or r.group_id = p_group);
  update group_responses r set follow_ups = n.total
  from (select a.group_id, a.id, count(f.id) as total from group_responses a
    left join group_follow_ups f on f.group_id = a.group_id and f.response_id = a.id group by a.group_id, a.id) n
  where r.group_id = n.group_id and r.id = n.id and r.follow_ups <> n.total and (p_group is null or r.group_id = p_group);
  update group_follow_ups f set section_id = n.section_id, respondent_id = n.group_member_id, number = n.place
  from (select f.group_id, f.id, r.section_id, r.group_member_id, row_number() over (
      partition by f.group_id, r.section_id, f.audience
      order by case when f.number > 0 then f.number end, f.created_at, f.id) as place
    from group_follow_ups f join group_responses r on r.group_id = f.group_id and r.id = f.response_id) n
  where f.group_id = n.group_id and f.id = n.id and (p_group is null or f.group_id = p_group);
  delete from group_section_counts c where p_group is null or c.group_id = p_group;
  insert into group_section_counts
  select s.group_id, s.id, coalesce(given.answers, 0), coalesce(given.deleted, 0), coalesce(given.answered, 0),
    coalesce(heard.said, 0), coalesce(heard.whispered, 0), coalesce(heard.noted, 0), coalesce(heard.replies_said, 0),
    coalesce(heard.replies_whispered, 0), coalesce(heard.open_said, 0), coalesce(heard.open_whispered, 0)
  from group_sections s
  left join lateral (
    select count(*) as answers, count(r.deleted_at) as deleted,
      count(distinct m.id) filter (where m.role = 0 and m.withdrawn_at is null
        and (r.deleted_at is null or r.counts_deleted)) as answered
    from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where r.group_id = s.group_id and r.section_id = s.id
  ) given on true
  left join lateral (
    select count(*) filter (where f.audience = 'everyone') as said,
      count(*) filter (where f.audience = 'author') as whispered,
      count(*) filter (where f.audience = 'backRoom') as noted,
      count(*) filter (where f.audience = 'everyone' and f.kind = 'reply') as replies_said,
      count(*) filter (where f.audience = 'author' and f.kind = 'reply') as replies_whispered,
      count(*) filter (where f.audience = 'everyone' and f.must_answer and f.answered_at is null
        and r.deleted_at is null) as open_said,
      count(*) filter (where f.audience = 'author' and f.must_answer and f.answered_at is null
        and r.deleted_at is null) as open_whispered
    from group_follow_ups f join group_responses r on r.group_id = f.group_id and r.id = f.response_id
    where f.group_id = s.group_id and r.section_id = s.id
  ) heard on true
  where p_group is null or s.group_id = p_group;
  update group_members m set standing = ''
  where m.standing <> '' and (p_group is null or m.group_id = p_group);
  update group_votes v set voters = (select count(*) from group_ballots b where b.group_id = v.group_id and b.vote_id = v.id)
  where p_group is null or v.group_id = p_group;
  update group_vote_options o set (votes, rank_sum) = (
    select count(*), coalesce(sum(array_position(b.option_ids, o.id)), 0) from group_ballots b
    where b.group_id = o.group_id and b.vote_id = o.vote_id and o.id = any(b.option_ids))
  where p_group is null or o.group_id = p_group;
  perform group_set_standing(r.group_id, r.group_member_id, r.section_id)
  from (select distinct group_id, group_member_id, section_id from group_responses
    where p_group is null or group_id = p_group) r;
end $$;

-- Sets both bits of a person for a section by what stands there now.
create function group_set_standing(p_group uuid, p_member uuid, p_section uuid) returns void language plpgsql as $$
declare
  v_place integer;
  v_ever boolean;
  v_counts boolean;
begin
  select ordinal * 2 into v_place from group_sections where group_id = p_group and id = p_section;
  select count(*) > 0, coalesce(bool_or(deleted_at is null or counts_deleted), false) into v_ever, v_counts
  from group_responses where group_id = p_group and section_id = p_section and group_member_id = p_member;
  update group_members m set standing = set_bit(set_bit(
      case when length(m.standing) > v_place / 8 then m.standing
        else m.standing || decode(repeat('00', v_place / 8 + 1 - length(m.standing)), 'hex') end,
      v_place, v_ever::integer), v_place + 1, v_counts::integer)
  where m.group_id = p_group and m.id = p_member;
end $$;

create function group_guide_changed() returns trigger language plpgsql as $$
begin
  update discussion_groups set guide_version = guide_version + 1
  where id = case when tg_op = 'DELETE' then old.group_id else new.group_id end;
  return null;
end $$;

create function group_schedule_changed() returns trigger language plpgsql as $$
begin
  new.guide_version := old.guide_version + 1;
  return new;
end $$;

create function group_number_section() returns trigger language plpgsql as $$
begin
  update discussion_groups set sections_made = sections_made + 1 where id = new.group_id
  returning sections_made - 1 into new.ordinal;
  return new;
end $$;

-- The hot path: an answer is posted. Locks the person before the section, as every other function here does.
create function group_number_response() returns trigger language plpgsql as $$
declare
  v_place integer;
  v_standing bytea;
  v_respondent boolean;
  v_counts boolean := new.deleted_at is null or new.counts_deleted;
  v_was boolean;
begin
  select s.ordinal * 2, m.standing, m.role = 0 and m.withdrawn_at is null
  into v_place, v_standing, v_respondent
  from group_members m join group_sections s on s.group_id = m.group_id and s.id = new.section_id
  where m.group_id = new.group_id and m.id = new.group_member_id
  for no key update of m;
  if v_place is null then return new; end if; -- A foreign key refuses the row.
  v_was := group_bit(v_standing, v_place + 1);
  insert into group_section_counts as c (group_id, section_id, answers, deleted, answered)
  values (new.group_id, new.section_id, 1, (new.deleted_at is not null)::integer,
    (v_respondent and v_counts and not v_was)::integer)
  on conflict (group_id, section_id) do update set answers = c.answers + 1, deleted = c.deleted + excluded.deleted,
    answered = c.answered + excluded.answered
  returning answers into new.number;
  if length(v_standing) <= v_place / 8 then
    v_standing := v_standing || decode(repeat('00', v_place / 8 + 1 - length(v_standing)), 'hex');
  end if;
  update group_members
  set standing = set_bit(set_bit(v_standing, v_place, 1), v_place + 1, (v_was or v_counts)::integer)
  where group_id = new.group_id and id = new.group_member_id;
  return new;
end $$;

-- Sets the bits of a person for a section, and counts them among those who answered.
create function group_count_answered(p_group uuid, p_member uuid, p_section uuid) returns void language plpgsql as $$
declare
  v_place integer;
  v_was boolean;
  v_is boolean;
  v_respondent boolean;
begin
  select ordinal * 2 + 1 into v_place from group_sections where group_id = p_group and id = p_section;
  select group_bit(standing, v_place), role = 0 and withdrawn_at is null into v_was, v_respondent
  from group_members where group_id = p_group and id = p_member for no key update;
  perform group_set_standing(p_group, p_member, p_section);
  select group_bit(standing, v_place) into v_is from group_members where group_id = p_group and id = p_member;
  if v_respondent and v_was is distinct from v_is then
    update group_section_counts set answered = answered + case when v_is then 1 else -1 end
    where group_id = p_group and section_id = p_section;
  end if;
end $$;

create function group_response_deleted() returns trigger language plpgsql as $$
declare
  turned integer := case
    when old.deleted_at is null and new.deleted_at is not null then 1
    when old.deleted_at is not null and new.deleted_at is null then -1
    else 0 end;
begin
  perform group_count_answered(new.group_id, new.group_member_id, new.section_id);
  if turned <> 0 then
    update group_section_counts c set deleted = deleted + turned,
      open_said = c.open_said - turned * owed.said, open_whispered = c.open_whispered - turned * owed.whispered
    from (select count(*) filter (where audience = 'everyone') as said,
        count(*) filter (where audience = 'author') as whispered
      from group_follow_ups
      where group_id = new.group_id and response_id = new.id and must_answer and answered_at is null) owed
    where c.group_id = new.group_id and c.section_id = new.section_id;
  end if;
  return null;
end $$;

create function group_number_follow_up() returns trigger language plpgsql as $$
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

create function group_follow_up_answered() returns trigger language plpgsql as $$
declare
  turned integer := (new.must_answer and new.answered_at is null)::integer
    - (old.must_answer and old.answered_at is null)::integer;
begin
  if turned <> 0 then
    update group_section_counts c set
      open_said = c.open_said + turned * (new.audience = 'everyone')::integer,
      open_whispered = c.open_whispered + turned * (new.audience = 'author')::integer
    where c.group_id = new.group_id and c.section_id = new.section_id
      and exists (select from group_responses r
        where r.group_id = new.group_id and r.id = new.response_id and r.deleted_at is null);
  end if;
  return null;
end $$;

create function group_count_ballots(p_group uuid, p_vote uuid, p_options uuid[], p_turn integer) returns void
language plpgsql as $$
begin
  update group_votes set voters = voters + p_turn where group_id = p_group and id = p_vote;
  update group_vote_options set votes = votes + p_turn, rank_sum = rank_sum + p_turn * array_position(p_options, id)
  where group_id = p_group and vote_id = p_vote and id = any(p_options);
end $$;

create function group_ballot_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform group_count_ballots(old.group_id, old.vote_id, old.option_ids, -1); end if;
  if tg_op <> 'DELETE' then perform group_count_ballots(new.group_id, new.vote_id, new.option_ids, 1); end if;
  return null;
end $$;

create function group_respondent_changed() returns trigger language plpgsql as $$
declare
  turned integer := (new.role = 0 and new.withdrawn_at is null)::integer
    - (old.role = 0 and old.withdrawn_at is null)::integer;
begin
  if turned <> 0 then
    update group_section_counts c set answered = c.answered + turned
    from group_sections s
    where c.group_id = new.group_id and s.group_id = c.group_id and s.id = c.section_id
      and group_bit(new.standing, s.ordinal * 2 + 1);
  end if;
  return null;
end $$;

alter table group_responses drop constraint group_responses_once;
create unique index group_responses_once on group_responses (group_id, section_id, group_member_id)
  where deleted_at is null;

select group_recount();
update group_responses r set search = array_to_tsvector(array(
  select distinct piece
  from (select lower(normalize(r.content, nfkc)) as words) given,
    generate_series(1, length(words)) as at, unnest(array[substr(words, at, 1), substr(words, at, 2)]) as piece
  where piece !~ '[[:space:][:punct:]，。！？、；：“”‘’（）《》…—]' and piece <> ''))
where content <> '';

create index group_responses_by_number on group_responses (group_id, section_id, number);
create index group_responses_of_author on group_responses (group_id, section_id, group_member_id);
create index group_responses_deleted on group_responses (group_id, section_id, number) where deleted_at is not null;
create index group_responses_unseen on group_responses (group_id, section_id, number) where seen_by_host_at is null;
create index group_responses_search on group_responses using gin (search);
create index group_follow_ups_own on group_follow_ups (group_id, author_id, section_id, number);
drop index group_follow_ups_owed;
create index group_follow_ups_owed on group_follow_ups (group_id, respondent_id)
  where must_answer and answered_at is null;
update group_reads d set answers = r.number from group_responses r
where r.group_id = d.group_id and r.id = d.last_read_id;
update group_reads d set said = n.said, whispered = n.whispered, noted = n.noted, replies_said = n.replies_said,
  replies_whispered = n.replies_whispered
from (select d.group_id, d.group_member_id, d.section_id,
    count(*) filter (where f.audience = 'everyone') as said,
    count(*) filter (where f.audience = 'author') as whispered,
    count(*) filter (where f.audience = 'backRoom') as noted,
    count(*) filter (where f.audience = 'everyone' and f.kind = 'reply') as replies_said,
    count(*) filter (where f.audience = 'author' and f.kind = 'reply') as replies_whispered
  from group_reads d join group_follow_ups f
    on f.group_id = d.group_id and f.section_id = d.section_id and f.created_at <= d.read_at
  group by d.group_id, d.group_member_id, d.section_id) n
where d.group_id = n.group_id and d.group_member_id = n.group_member_id and d.section_id = n.section_id;

create trigger group_topics_of_guide after insert or update or delete on group_topics
  for each row execute function group_guide_changed();
create trigger group_sections_of_guide after insert or update or delete on group_sections
  for each row execute function group_guide_changed();
create trigger group_schedule before update of opens_at, closes_at on discussion_groups
  for each row execute function group_schedule_changed();
create trigger group_sections_numbered before insert on group_sections
  for each row execute function group_number_section();
create trigger group_responses_numbered before insert on group_responses
  for each row execute function group_number_response();
create trigger group_responses_deleted after update of deleted_at, counts_deleted on group_responses
  for each row execute function group_response_deleted();
create trigger group_follow_ups_numbered before insert on group_follow_ups
  for each row execute function group_number_follow_up();
create trigger group_follow_ups_answered after update of answered_at, must_answer on group_follow_ups
  for each row execute function group_follow_up_answered();
create trigger group_ballots_counted after insert or update of option_ids or delete on group_ballots
  for each row execute function group_ballot_changed();
create trigger group_members_respondent after update of role, withdrawn_at on group_members
  for each row execute function group_respondent_changed();

-- down
drop trigger group_members_respondent on group_members;
drop trigger group_ballots_counted on group_ballots;
drop trigger group_follow_ups_answered on group_follow_ups;
drop trigger group_follow_ups_numbered on group_follow_ups;
drop trigger group_responses_deleted on group_responses;
drop trigger group_responses_numbered on group_responses;
drop trigger group_sections_numbered on group_sections;
drop trigger group_schedule on discussion_groups;
drop trigger group_sections_of_guide on group_sections;
drop trigger group_topics_of_guide on group_topics;
drop function group_respondent_changed;
drop function group_ballot_changed;
drop function group_count_ballots;
drop function group_follow_up_answered;
drop function group_number_follow_up;
drop function group_response_deleted;
drop function group_response_added;
drop function group_count_answered;
drop function group_number_response;
drop function group_number_section;
drop function group_schedule_changed;
drop function group_guide_changed;
drop function group_recount;
drop function group_set_standing;
drop function group_bit;
drop table group_section_counts;
drop index group_follow_ups_owed;
create index group_follow_ups_owed on group_follow_ups (group_id, response_id) where must_answer and answered_at is null;
drop index group_follow_ups_own;
drop index group_responses_search;
drop index group_responses_unseen;
drop index group_responses_deleted;
drop index group_responses_of_author;
drop index group_responses_by_number;
drop index group_responses_once;
alter table group_responses add constraint group_responses_once unique (group_id, section_id, group_member_id);
alter table group_reads drop answers, drop said, drop whispered, drop noted, drop replies_said, drop replies_whispered;
alter table group_follow_ups drop section_id, drop respondent_id, drop number;
alter table group_responses drop number, drop follow_ups, drop counts_deleted, drop search;
alter table group_sections drop ordinal;
alter table group_members drop standing;
alter table group_votes drop voters;
alter table group_vote_options drop votes, drop rank_sum;
alter table discussion_groups drop guide_version, drop sections_made;

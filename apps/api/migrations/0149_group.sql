-- A server keeps pages of the desk in memory as long as no row of the group's `group_section_counts`, nor the host's own row of
-- `group_members`, is another one (their xmin). What others see of an answer changes the row of its section already
-- (0137_group.sql). These triggers add what only hosts see (tags, shared attributes, who has been seen), and let a host's own
-- stars and dividers change the host's row. A statement that changes many rows changes each of these rows once.

create function group_seen_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(seen.group_id, seen.section_id)
  from (select distinct n.group_id, n.section_id
    from now_rows n join old_rows o on o.group_id = n.group_id and o.id = n.id
    where (n.seen_by_host_at, n.host_replied_at) is distinct from (o.seen_by_host_at, o.host_replied_at)
    order by n.group_id, n.section_id) seen;
  return null;
end $$;

create function group_tagging_touched() returns trigger language plpgsql as $$
begin
  perform group_touch_section(tagged.group_id, tagged.section_id)
  from (select distinct r.group_id, r.section_id
    from changed_rows c join group_responses r on r.group_id = c.group_id and r.id = c.response_id
    order by r.group_id, r.section_id) tagged;
  return null;
end $$;

-- Respondents have no desk.
create function group_reader_touched() returns trigger language plpgsql as $$
begin
  update group_members m set standing = m.standing
  from (select distinct c.group_id, c.group_member_id from changed_rows c) reader
  where m.group_id = reader.group_id and m.id = reader.group_member_id and m.role <> 0;
  return null;
end $$;

create trigger group_responses_seen after update on group_responses
  referencing old table as old_rows new table as now_rows for each statement execute function group_seen_touched();

create trigger group_response_tags_added after insert on group_response_tags
  referencing new table as changed_rows for each statement execute function group_tagging_touched();
create trigger group_response_tags_changed after update on group_response_tags
  referencing new table as changed_rows for each statement execute function group_tagging_touched();
create trigger group_response_tags_removed after delete on group_response_tags
  referencing old table as changed_rows for each statement execute function group_tagging_touched();

create trigger group_stars_added after insert on group_stars
  referencing new table as changed_rows for each statement execute function group_reader_touched();
create trigger group_stars_removed after delete on group_stars
  referencing old table as changed_rows for each statement execute function group_reader_touched();
create trigger group_reads_added after insert on group_reads
  referencing new table as changed_rows for each statement execute function group_reader_touched();
create trigger group_reads_moved after update on group_reads
  referencing new table as changed_rows for each statement execute function group_reader_touched();
create trigger group_reads_removed after delete on group_reads
  referencing old table as changed_rows for each statement execute function group_reader_touched();

drop trigger group_members_touched on group_members;
create trigger group_members_touched after update of nickname, avatar, role, attributes on group_members for each row
  when (old.nickname <> new.nickname or old.avatar is distinct from new.avatar or old.role <> new.role
    or old.attributes is distinct from new.attributes)
  execute function group_member_touched();

-- down
drop trigger group_members_touched on group_members;
create trigger group_members_touched after update of nickname, avatar, role on group_members for each row
  when (old.nickname <> new.nickname or old.avatar is distinct from new.avatar or old.role <> new.role)
  execute function group_member_touched();
drop trigger group_reads_removed on group_reads;
drop trigger group_reads_moved on group_reads;
drop trigger group_reads_added on group_reads;
drop trigger group_stars_removed on group_stars;
drop trigger group_stars_added on group_stars;
drop trigger group_response_tags_removed on group_response_tags;
drop trigger group_response_tags_changed on group_response_tags;
drop trigger group_response_tags_added on group_response_tags;
drop trigger group_responses_seen on group_responses;
drop function group_reader_touched;
drop function group_tagging_touched;
drop function group_seen_touched;

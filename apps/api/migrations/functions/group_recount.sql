-- Counts everything of one group, or of all groups, again. For groups older than the counters, and after rows were
-- deleted.
create or replace function group_recount(p_group uuid default null) returns void language plpgsql as $$
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

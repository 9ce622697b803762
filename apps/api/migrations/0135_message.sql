-- Rule 7.9: what is unread is told by a difference of two places, not by one read for each notice. `place` counts the
-- notices up to this one, in the order of their publication.
alter table notices add column place int not null default 0;
update notices set place = counted.place
from (select id, row_number() over (order by published_at, id)::int as place from notices) counted
where notices.id = counted.id;
drop index notices_published_at;
create index notices_published_at on notices (published_at, id) include (place);

-- A member read every notice up to a moment, and each notice of `notice_reads` after it. Undoing 全部已读 deletes its row.
create table notice_marks (
  member_id uuid not null,
  read_through timestamptz not null,
  read_at timestamptz not null,
  primary key (member_id, read_through, read_at)
);

alter table notice_reads add column published_at timestamptz;
update notice_reads set published_at = notices.published_at from notices where notices.id = notice_reads.notice_id;
alter table notice_reads alter column published_at set not null;
alter table notice_reads drop constraint notice_reads_pkey;
alter table notice_reads add primary key (member_id, published_at, notice_id);

-- down
insert into notice_reads (member_id, notice_id, published_at, read_at)
select distinct on (m.member_id, n.id) m.member_id, n.id, n.published_at, m.read_at
from notice_marks m join notices n on n.published_at <= m.read_through
order by m.member_id, n.id, m.read_at
on conflict do nothing;
alter table notice_reads drop constraint notice_reads_pkey;
alter table notice_reads add primary key (member_id, notice_id);
alter table notice_reads drop column published_at;
drop table notice_marks;
drop index notices_published_at;
create index notices_published_at on notices (published_at);
alter table notices drop column place;

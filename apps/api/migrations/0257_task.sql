-- Who took part: a member, a person whom an agent sent, or somebody by an open link.
alter table participations add column source text not null default 'member'
  check (source in ('member', 'agent', 'openLink'));
-- What has ended can't change otherwise.
alter table participations disable trigger participations_ended_once;
update participations set source = case entry.kind when 'agent' then 'agent' else 'openLink' end
from survey_keys entry
where entry.kind in ('agent', 'open')
  and participations.member_id = entry.member_id and participations.id = entry.participation_id;
alter table participations enable trigger participations_ended_once;

-- down
alter table participations drop column source;

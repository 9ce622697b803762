-- The loss that an appeal is about. A result page and the ledger's rows of the same participation share one loss, and
-- each loss can be appealed once.
alter table tickets add column loss text, add column verdict_forgiven int;
update tickets t set loss = known.loss
from (
  select member_id, id, loss, row_number() over (
    partition by member_id, loss order by (verdict is null), opened_at, id
  ) as place
  from (
    select t.member_id, t.id, t.verdict, t.opened_at,
      case t.subject_type
        when 'result' then 'participation:' || (
          select p.id from participations p where p.member_id = t.member_id and p.result_id = t.subject_id)
        when 'coins' then (
          select case l.cause_kind when 'participation' then 'participation:' || l.cause_id else 'coins:' || l.key end
          from ledger_transfers l where l.member_id = t.member_id and l.id = t.subject_id)
        else t.subject_type || ':' || t.subject_id
      end as loss
    from tickets t where t.kind = 'appeal' and t.subject_id is not null
  ) named
) known
where known.member_id = t.member_id and known.id = t.id and known.place = 1;
create unique index tickets_loss on tickets (member_id, loss) where kind = 'appeal';

-- down
drop index tickets_loss;
alter table tickets drop column loss, drop column verdict_forgiven;

-- The campaign and its prize that an order delivers; null for an order that its member paid. The grant of a prize pays exactly
-- what its order costs, and this says so where the order is shown.
alter table orders add column prize text;
update orders o set prize = left(c.title || '：' || p.title, 300)
from campaign_wins w
join campaigns c on c.id = w.campaign_id
join campaign_prizes p on p.campaign_id = w.campaign_id and p.id = w.prize_id
where o.member_id = w.member_id and o.id = w.order_id;

-- down
alter table orders drop column prize;

-- concurrently
-- The reports of all partners, and of one, the newest first.
create index concurrently if not exists partner_reports_in_order on partner_reports (received_at, id);
create index concurrently if not exists partner_reports_of_partner on partner_reports (partner_id, received_at, id);

-- down
drop index if exists partner_reports_of_partner;
drop index if exists partner_reports_in_order;

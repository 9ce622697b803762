-- How often an order was paid again, because an appeal put it back after it had not passed. Each payment has its own key.
alter table orders add column repaid smallint not null default 0 check (repaid >= 0);

-- down
alter table orders drop column repaid;

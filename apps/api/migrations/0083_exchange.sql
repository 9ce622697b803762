-- Who issues an order is called its fulfilment channel everywhere.
alter table orders rename column outlet to channel;

-- down
alter table orders rename column channel to outlet;

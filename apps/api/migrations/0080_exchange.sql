-- What a provider is asked to pay by. An order's number is unique for one member only, so it can't name a bill: the issue
-- number is made of the order's id and the attempt. It is stored when the issue is first asked for, so that asking again
-- asks about the same bill, whatever a later version makes of it. Issues that were asked for before keep the number that
-- they were asked by; it has 22 digits and may stand at two members' orders, which is why the index leaves it out.
-- `issue_problem` holds an issue back for an operator: the bill that was found is not the one that was asked for.
alter table orders
  add column issue_number text,
  add column issue_problem text;
update orders
  set issue_number = order_number || lpad(attempt::text, greatest(2, length(attempt::text)), '0')
  where state = 2 and asks > 0;
create unique index orders_issue_number on orders (issue_number) where length(issue_number) > 22;

-- A bill pays one order. An order's id is unique among all members.
create unique index orders_receipt on orders (outlet, receipt) where receipt is not null;
drop index orders_id;
create unique index orders_id on orders (id);

-- down
drop index orders_id;
create index orders_id on orders (id);
drop index orders_receipt;
drop index orders_issue_number;
alter table orders drop column issue_number, drop column issue_problem;

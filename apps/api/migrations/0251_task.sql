-- The first half of a blocked network, by which operators tell networks apart. The address itself is not stored.
alter table blocked_networks add column shown text not null default '';

-- down
alter table blocked_networks drop column shown;

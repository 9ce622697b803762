-- Who takes part from which browser and network is looked at when they begin, in task_browsers and task_networks. It is
-- kept with nobody's name: what is left of a deleted account must lead to no device.
alter table participations drop column device_id, drop column address_index;
alter table task_browsers drop column member_id;

-- down
alter table task_browsers add column member_id uuid;
alter table participations add column device_id text, add column address_index text not null default '';

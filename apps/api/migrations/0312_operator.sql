-- The day's figures also count how other participations ended, active members, coins, and text messages.
alter table day_figures drop constraint day_figures_name_check;
alter table day_figures add constraint day_figures_name_check check (
  name in (
    'answers', 'screenedOut', 'quotaFull', 'turnedAway', 'timedOut', 'signUps', 'active', 'coins', 'issued', 'spent', 'owed',
    'orders', 'tickets', 'textMessages', 'openHandIns', 'openTickets'
  )
);

-- down
delete from day_figures where name in (
  'screenedOut', 'quotaFull', 'turnedAway', 'timedOut', 'active', 'issued', 'spent', 'owed', 'textMessages'
);
alter table day_figures drop constraint day_figures_name_check;
alter table day_figures add constraint day_figures_name_check check (
  name in ('answers', 'signUps', 'coins', 'orders', 'tickets', 'openHandIns', 'openTickets')
);

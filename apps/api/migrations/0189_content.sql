-- How many people surveys didn't take in 30 days, and how many of these knew within two minutes and got coins (rule 3.38).
alter table site_figures drop constraint site_figures_name_check;
alter table site_figures add constraint site_figures_name_check
  check (name in ('members', 'answers', 'coins', 'screenedOut', 'toldEarly'));

-- down
delete from site_figures where name in ('screenedOut', 'toldEarly');
alter table site_figures drop constraint site_figures_name_check;
alter table site_figures add constraint site_figures_name_check check (name in ('members', 'answers', 'coins'));

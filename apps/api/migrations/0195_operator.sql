-- Who may take a one-time link for this account, and until when: the admin who asked, after a second one agreed (rule 14.25).
alter table operators
  add column link_for uuid references operators,
  add column link_until timestamptz;

-- down
alter table operators drop column link_until, drop column link_for;

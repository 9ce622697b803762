-- A researcher finds a participation by the code in the task's report (rule 14.49).
create index participations_by_support_code on participations (support_code);

-- down
drop index participations_by_support_code;

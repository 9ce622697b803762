-- When an award was taken back from a member (rule 13.10); null for who has it.
alter table award_winners add column taken_back_at timestamptz;

-- down
alter table award_winners drop column taken_back_at;

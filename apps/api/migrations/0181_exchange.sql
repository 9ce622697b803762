-- Codes that an operator withdrew from the stock. Loading one again takes it out of here.
create table withdrawn_card_codes (
  id uuid primary key,
  benefit_id text not null,
  choice_id text not null,
  number_sealed text,
  secret_sealed text not null,
  code_index text not null,
  expires_at timestamptz,
  withdrawn_at timestamptz not null,
  act_id uuid not null,
  foreign key (benefit_id, choice_id) references benefit_choices (benefit_id, id)
);
create index withdrawn_card_codes_choice on withdrawn_card_codes (benefit_id, choice_id);
create index withdrawn_card_codes_code on withdrawn_card_codes (code_index);

-- down
drop table withdrawn_card_codes;

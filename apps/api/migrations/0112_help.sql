-- The sections of help (category 21) and their articles. The text is the checked subset of rich text, as CommonMark.
create table help_sections (
  id int primary key,
  title text not null,
  position int not null
);

create table help_articles (
  id int primary key,
  section_id int not null references help_sections (id),
  title text not null,
  summary text not null,
  body text not null,
  position int not null,
  updated_at timestamptz not null,
  updated_by text not null,
  withdrawn_at timestamptz
);
create index help_articles_section on help_articles (section_id, position);

-- What members said of an article, once each.
create table help_ratings (
  member_id uuid not null,
  article_id int not null references help_articles (id) on delete cascade,
  helpful boolean not null,
  rated_at timestamptz not null,
  primary key (member_id, article_id)
);
create index help_ratings_article on help_ratings (article_id);

-- down
drop table help_ratings;
drop table help_articles;
drop table help_sections;

// Made from apps/api/migrations by `pnpm --filter @yayan/api generate`: never edited.
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as JSON text (`JSON.stringify(value)`), which both engines take alike. */
type Json = ColumnType<unknown, string, string>;
type DefaultedJson = ColumnType<unknown, string | undefined, string>;

export interface AccountClosings {
  member_id: string;
  requested_at: Date;
  closes_at: Date;
  closed_at: Date | null;
  under_age: Generated<boolean>;
}

export interface ActivityReviews {
  id: string;
  member_id: string;
  participation_id: string;
  state: string;
  verdict: string;
  operator: string;
  reason: string | null;
  decided_at: Date;
}

export interface ActivityRuns {
  member_id: string;
  participation_id: string;
  task_id: string;
  state: string;
  application: string | null;
  submission: Json | null;
  submitted_at: Date | null;
  note: string | null;
  seconds: Generated<number>;
  beat_at: Date | null;
  left_at: Date | null;
  beat_slack: Generated<number>;
}

export interface AgentHooks {
  id: string;
  partner_id: string;
  member_id: string;
  participation_id: string;
  body: string;
  attempts: Generated<number>;
  fault: string | null;
  delivered_at: Date | null;
  created_at: Date;
}

export interface AppReleases {
  platform: string;
  version: string;
  minimum_system: string;
  url: string;
  store: string | null;
  bytes: number | null;
  sha256: string | null;
  released_at: Date;
  notes: Json;
  made_by: string;
}

export interface ApplicationMoves {
  application_id: string;
  position: number;
  at: Date;
  operator: string;
  state: string;
  note: string | null;
}

export interface Applications {
  id: string;
  number: string;
  kind: string;
  state: Generated<string>;
  details_sealed: string;
  contact_index: string;
  browser_index: string | null;
  network_index: string;
  note: string | null;
  submitted_at: Date;
  changed_at: Date;
  expires_at: Date;
}

export interface AttributeAnswers {
  member_id: string;
  key: string;
  choices: string[] | null;
  choices_sealed: string | null;
  answered_at: Date;
}

export interface AttributeConsents {
  member_id: string;
  agreed_at: Date;
  version: string;
  withdrawn_at: Date | null;
}

export interface AttributeSurveys {
  member_id: string;
  revision: number;
  finished_at: Date | null;
  updated_at: Date;
}

export interface AwardWinners {
  month: string;
  award_id: string;
  member_id: string;
  position: number;
  reason: string;
  coins: number;
  awarded_at: Date;
  taken_back_at: Date | null;
}

export interface Awards {
  month: string;
  id: string;
  position: number;
  title: string;
  criteria: string;
  coins: number;
}

export interface Banners {
  id: string;
  place: string;
  position: number;
  title: string;
  image: string;
  wide_image: string | null;
  link: string | null;
  starts_at: Date;
  ends_at: Date | null;
}

export interface BenefitChoices {
  benefit_id: string;
  id: string;
  position: number;
  title: string | null;
  price: number;
  stock: number | null;
  fen: number | null;
  removed_at: Date | null;
}

export interface Benefits {
  id: string;
  position: number;
  type: number;
  target: string;
  title: string;
  description: string;
  cover: string | null;
  gallery: DefaultedJson;
  tags: DefaultedJson;
  rules: DefaultedJson;
  prerequisites: DefaultedJson;
  level: number;
  takes_fee: boolean;
  per_order: number;
  per_day: number | null;
  per_month: number | null;
  arrival: string;
  arrival_minutes: number;
  revocable: boolean;
  on_sale: boolean;
  cash_min: number | null;
  cash_max: number | null;
  cash_step: number | null;
  channels: DefaultedJson;
  cover_dark: string | null;
  sale_from: Date | null;
  sale_until: Date | null;
}

export interface BlockedNetworks {
  address_index: string;
  reason: string;
  created_at: Date;
  blocked_by: Generated<string>;
  allowed_at: Date | null;
  allowed_by: string | null;
  shown: Generated<string>;
}

export interface BulkItems {
  run_id: string;
  position: number;
  subject: string;
  state: Generated<string>;
  why: string | null;
  tries: Generated<number>;
  input: Json | null;
}

export interface BulkRuns {
  id: string;
  act: string;
  input: Json;
  reason: string;
  asked_by_id: string;
  asked_by: string;
  address: string | null;
  made_at: Date;
  ended_at: Date | null;
  stopped_by: string | null;
}

export interface CallCounts {
  minute: Date;
  key: string;
  calls: number;
}

export interface CampaignActs {
  id: string;
  campaign_id: string;
  act: string;
  operator: string;
  detail: string;
  at: Date;
}

export interface CampaignChances {
  campaign_id: string;
  member_id: string;
  cause: string;
  cause_id: string;
  nth: number;
  earned_at: Date;
  draw: number | null;
}

export interface CampaignDraws {
  campaign_id: string;
  member_id: string;
  number: number;
  id: string;
  pseudonym: string;
  client_seed: string;
  version: number;
  roll: number;
  prize_id: string | null;
  consolation: number;
  drawn_at: Date;
}

export interface CampaignEntrantChanges {
  id: Generated<number>;
  campaign_id: string;
  change: number;
}

export interface CampaignMembers {
  campaign_id: string;
  member_id: string;
  pseudonym: string;
  draws: Generated<number>;
  device: string;
  created_at: Date;
  entered_at: Date | null;
  client_seed: string | null;
}

export interface CampaignNetworks {
  campaign_id: string;
  network_index: string;
  members: number;
}

export interface CampaignOdds {
  campaign_id: string;
  version: number;
  reason: string;
  rows: Json;
  published_at: Date;
}

export interface CampaignPrizes {
  campaign_id: string;
  id: string;
  position: number;
  kind: string;
  title: string;
  worth: number;
  coins: number | null;
  benefit_id: string | null;
  choice_id: string | null;
  amount: number | null;
  stock: number;
  remaining: number;
}

export interface CampaignSeals {
  campaign_id: string;
  position: number;
  draw_id: string;
  head: string;
  sealed_at: Date;
}

export interface CampaignUnsealed {
  campaign_id: string;
  drawn_at: Date;
  draw_id: string;
}

export interface CampaignWins {
  campaign_id: string;
  member_id: string;
  number: number;
  prize_id: string;
  state: string;
  claim_by: Date;
  order_id: string | null;
  reminded_at: Date | null;
  voided_at: Date | null;
  voided_by: string | null;
  void_reason: string | null;
}

export interface Campaigns {
  id: string;
  face: string;
  title: string;
  summary: string;
  rules: Json;
  organiser: string;
  tax_note: string;
  starts_at: Date;
  ends_at: Date;
  draws_at: Date | null;
  claim_days: number;
  consolation: number;
  ways: Json;
  seed_sealed: string | null;
  seed_hash: string | null;
  seed: string | null;
  published_at: Date | null;
  entrants_hash: string | null;
  ended_at: Date | null;
  entrants: Generated<number>;
  quiz: Json | null;
  paused_at: Date | null;
}

export interface CannedAnswers {
  id: string;
  title: string;
  text: string;
  changed_by: string;
  changed_at: Date;
}

export interface CardCodes {
  id: string;
  benefit_id: string;
  choice_id: string;
  number_sealed: string | null;
  secret_sealed: string;
  code_index: string;
  expires_at: Date | null;
  issued_to: string | null;
}

export interface CardIssues {
  order_id: string;
  issued_at: Date;
}

export interface CardReveals {
  member_id: string;
  card_id: string;
  showing: number;
  at: Date;
}

export interface Cards {
  member_id: string;
  id: string;
  number: string;
  kind: string;
  source: string;
  grant_key: string;
  created_at: Date;
  expires_at: Date | null;
  active_until: Date | null;
  used_at: Date | null;
  used_for: string | null;
  used_url: string | null;
  shown: Generated<number>;
}

export interface ChannelArrivals {
  mark: string;
  channel: string;
  expires_at: Date;
}

export interface Channels {
  code: string;
  title: string;
  lead: string;
  points: Json;
  partner: string | null;
  starts_at: Date;
  ends_at: Date | null;
  made_by: string;
  visits: Generated<number>;
  joins: Generated<number>;
}

export interface CheckTickets {
  ticket_hash: string;
  member_id: string;
  session_id: string;
  purpose: string;
  used_at: Date | null;
  expires_at: Date;
}

export interface Checkins {
  member_id: string;
  day: string;
  streak: number;
  coins: number;
  made_up: boolean;
  created_at: Date;
}

export interface CodeLimits {
  kind: string;
  key: string;
  period_start: Date;
  used: number;
  last_at: Date;
}

export interface Codes {
  mobile_index: string;
  purpose: string;
  subject: string;
  code_hash: string;
  tries_left: number;
  used_at: Date | null;
  sent_at: Date;
  expires_at: Date;
  own_tries_left: Generated<number>;
}

export interface CommunityActs {
  id: string;
  subject: string;
  subject_id: string;
  act: string;
  operator: string;
  at: Date;
}

export interface Consents {
  member_id: string;
  document: string;
  version: string;
  agreed_at: Date;
}

export interface Consignees {
  member_id: string;
  id: string;
  content_sealed: string;
  is_default: boolean;
  created_at: Date;
}

export interface ConsolationCounts {
  member_id: string;
  day: string;
  paid: number;
}

export interface ContentDrafts {
  kind: string;
  content_id: string;
  title: string;
  text: string;
  version: number;
  saved_by: string;
  saved_at: Date;
}

export interface ContentPictures {
  key: string;
  unnamed_since: Date | null;
}

export interface ContentVersions {
  kind: string;
  content_id: string;
  version: number;
  deed: string;
  draft: Json;
  made_by: string | null;
  made_at: Date | null;
}

export interface CoursePasses {
  member_id: string;
  course_id: string;
  quiz_id: string;
  coins: number;
  passed_at: Date;
}

export interface CourseQuizzes {
  member_id: string;
  id: string;
  course_id: string;
  questions: Json;
  started_at: Date;
  answered_at: Date | null;
  right_count: number | null;
}

export interface CourseVisits {
  member_id: string;
  course_id: string;
  opened_at: Date;
}

export interface Courses {
  id: string;
  position: number;
  title: string;
  summary: string;
  body: string;
  minutes: number;
  coins: number;
  video: Json | null;
  quiz: Json;
  closes_at: Date | null;
  updated_at: Date;
  withdrawn_at: Date | null;
}

export interface DayFigures {
  name: string;
  at: Date;
  value: number;
}

export interface DiscussionGroups {
  id: string;
  task_id: string;
  task_hash: string;
  name: string;
  intro: string;
  rules: string[];
  consent_version: number;
  consent_text: string;
  opens_at: Date;
  closes_at: Date;
  published_at: Date | null;
  archived_at: Date | null;
  created_at: Date;
  guide_version: Generated<number>;
  sections_made: Generated<number>;
  made_by: string | null;
  shows_fellows: Generated<boolean>;
  revision: Generated<number>;
  topic_coins: number | null;
  whole_coins: number | null;
  cap_coins: number | null;
  promised_coins: number | null;
  tallied_at: Date | null;
  pay_confirmed_at: Date | null;
  pay_confirmed_by: string | null;
  opened_told_at: Date | null;
  closed_told_at: Date | null;
  rehearsal_of: string | null;
  pay_held_at: Date | null;
  pay_held_by: string | null;
  pay_held_reason: string | null;
  pay_refused_at: Date | null;
  pay_refused_by: string | null;
  pay_refused_reason: string | null;
}

export interface EmailOutbox {
  id: string;
  email_index: string;
  email_sealed: string;
  text_sealed: string;
  sent_at: Date;
}

export interface Events {
  id: Generated<number>;
  xid: Generated<string>;
  topic: string;
  payload: Json;
  created_at: Generated<Date>;
}

export interface ExchangeMembers {
  member_id: string;
  orders: number;
}

export interface FieldNonces {
  nonce_hash: string;
  expires_at: Date;
}

export interface FileChores {
  key: string;
  kind: string;
  due_at: Date;
}

export interface FileGrants {
  folder: string;
  day: string;
  files: number;
  bytes: number;
}

export interface Files {
  key: string;
  folder: string;
  content_type: string;
  bytes: number;
  stored_at: Date | null;
  granted_at: Date;
  upload_name: string | null;
  store_upload: string | null;
  joined_at: Date | null;
}

export interface GroupAttachments {
  group_id: string;
  id: string;
  group_member_id: string;
  kind: string;
  name: string;
  size: number;
  file_key: string;
  thumbnail_key: string | null;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  response_id: string | null;
  follow_up_id: string | null;
  section_id: string | null;
  position: Generated<number>;
  created_at: Date;
  removed_at: Date | null;
  removed_by: string | null;
  remove_reason: string | null;
  alt: string | null;
  is_copy: Generated<boolean>;
}

export interface GroupAttributeConsents {
  group_id: string;
  id: string;
  group_member_id: string;
  version: string;
  text: string;
  keys: string[];
  agreed_at: Date;
  withdrawn_at: Date | null;
}

export interface GroupBallots {
  group_id: string;
  vote_id: string;
  group_member_id: string;
  option_ids: string[];
  cast_at: Date;
}

export interface GroupChanges {
  group_id: string;
  id: string;
  at: Date;
  group_member_id: string | null;
  what: string;
  before: string | null;
  after: string | null;
  operator: string | null;
}

export interface GroupConsents {
  group_id: string;
  group_member_id: string;
  version: number;
  text: string;
  rules: string[];
  agreed_at: Date;
}

export interface GroupDownloads {
  group_id: string;
  id: string;
  group_member_id: string;
  kind: string;
  filter: Json;
  identity: string;
  started_at: Date;
  finished_at: Date | null;
  sheets: Json | null;
}

export interface GroupDrafts {
  group_id: string;
  group_member_id: string;
  kind: string;
  target_id: string;
  content: string;
  quoted_response_id: string | null;
  quoted_text: string | null;
  version: string;
  saved_at: Date;
}

export interface GroupFindings {
  group_id: string;
  id: string;
  title: string;
  sentence: string;
  position: number;
  added_by: string;
  added_at: Date;
}

export interface GroupFollowUps {
  group_id: string;
  id: string;
  response_id: string;
  author_id: string;
  client_id: string;
  kind: string;
  audience: string;
  content: string;
  must_answer: boolean;
  answered_at: Date | null;
  reply_to_id: string | null;
  created_at: Date;
  section_id: string | null;
  respondent_id: string | null;
  number: Generated<number>;
  quoted_response_id: string | null;
  quoted_wording: number | null;
  quoted_text: string | null;
}

export interface GroupHostChanges {
  id: string;
  member_id: string;
  what: string;
  by: string;
  at: Date;
}

export interface GroupHosts {
  member_id: string;
  named_by: string;
  named_at: Date;
}

export interface GroupMembers {
  group_id: string;
  id: string;
  member_id: string | null;
  mobile_index: string;
  mobile_sealed: string;
  role: number;
  nickname: string;
  avatar: string | null;
  attributes: DefaultedJson;
  invited_at: Date;
  withdrawn_at: Date | null;
  consent_version: number | null;
  consented_at: Date | null;
  joined_at: Date | null;
  last_seen_at: Date | null;
  reminded_at: Date | null;
  standing: Generated<Uint8Array>;
  participation_id: string | null;
  by_attributes: Generated<boolean>;
  sent_at: Date | null;
  sends: Generated<number>;
  texts_agreed_at: Date | null;
  tag_ids: Generated<string[]>;
  invitation_id: string | null;
  left_at: Date | null;
  left_promised: number | null;
  left_reason: string | null;
}

export interface GroupOpened {
  group_id: string;
  group_member_id: string;
  response_id: string;
  section_id: string;
  number: number;
}

export interface GroupPeopleTagged {
  group_id: string;
  group_member_id: string;
  tag_id: string;
  tagged_at: Date;
  vote_id: string | null;
}

export interface GroupPeopleTags {
  group_id: string;
  id: string;
  name: string;
  created_at: Date;
}

export interface GroupProbes {
  group_id: string;
  id: string;
  text: string;
  created_at: Date;
}

export interface GroupQuotes {
  group_id: string;
  id: string;
  response_id: string;
  wording: number;
  passage_start: number;
  passage_end: number;
  text: string;
  position: number;
  added_by: string;
  added_at: Date;
  codes: Generated<string[]>;
  finding_id: string | null;
}

export interface GroupReads {
  group_id: string;
  group_member_id: string;
  section_id: string;
  last_read_id: string;
  last_read_created_at: Date;
  read_at: Date;
  answers: Generated<number>;
  said: Generated<number>;
  whispered: Generated<number>;
  noted: Generated<number>;
  replies_said: Generated<number>;
  replies_whispered: Generated<number>;
}

export interface GroupRehearsals {
  group_id: string;
  ends_at: Date;
  report: Json | null;
  walk: Json | null;
  questions: Generated<number>;
  done: Generated<number>;
}

export interface GroupReminders {
  group_id: string;
  topic_id: string;
  group_member_id: string;
  sends: number;
  sent_at: Date;
}

export interface GroupResponseTags {
  group_id: string;
  response_id: string;
  tag_id: string;
  passage_start: Generated<number>;
  passage_end: Generated<number>;
  wording: number;
  tagged_by: string;
  tagged_at: Date;
}

export interface GroupResponseWordings {
  group_id: string;
  response_id: string;
  version: number;
  content: string;
  attachment_ids: string[];
  replaced_at: Date;
}

export interface GroupResponses {
  group_id: string;
  id: string;
  section_id: string;
  group_member_id: string;
  client_id: string;
  content: string;
  created_at: Date;
  edited_at: Date | null;
  seen_by_host_at: Date | null;
  host_replied_at: Date | null;
  deleted_at: Date | null;
  delete_reason: string | null;
  deleted_by: string | null;
  number: Generated<number>;
  follow_ups: Generated<number>;
  counts_deleted: Generated<boolean>;
  search: Generated<string>;
  wording: Generated<number>;
  plain: Generated<string | null>;
  length: number | null;
  same_text: string | null;
  repeats: Generated<boolean>;
  counted_at: Date | null;
  deleted_operator: string | null;
}

export interface GroupRewards {
  group_id: string;
  group_member_id: string;
  topics_finished: number;
  topics: number;
  finished: boolean;
  coins: number;
  taken_out_at: Date | null;
  taken_out_by: string | null;
  taken_out_reason: string | null;
  state: string;
  paid_to: string | null;
  participation_id: string | null;
  settled_at: Date | null;
  keep_until: Date | null;
  taken_out_operator: string | null;
}

export interface GroupSectionCounts {
  group_id: string;
  section_id: string;
  answers: Generated<number>;
  deleted: Generated<number>;
  answered: Generated<number>;
  said: Generated<number>;
  whispered: Generated<number>;
  noted: Generated<number>;
  replies_said: Generated<number>;
  replies_whispered: Generated<number>;
  open_said: Generated<number>;
  open_whispered: Generated<number>;
}

export interface GroupSections {
  group_id: string;
  id: string;
  topic_id: string;
  position: number;
  title: string;
  question: string;
  host_note: string | null;
  min_length: number;
  visibility: string;
  opens_at: Date;
  closes_at: Date;
  search: string;
  created_at: Date;
  ordinal: Generated<number>;
  closed_at: Date | null;
  replaces_id: string | null;
  chain_id: string | null;
  photos: Generated<string>;
  audience_tag_id: string | null;
}

export interface GroupStars {
  group_id: string;
  group_member_id: string;
  response_id: string;
  starred_at: Date;
}

export interface GroupTags {
  group_id: string;
  id: string;
  name: string;
  color: string;
  created_at: Date;
}

export interface GroupTexts {
  group_id: string;
  id: string;
  group_member_id: string;
  cause_key: string;
  what: string;
  state: Generated<string>;
  created_at: Date;
  settled_at: Date | null;
  kind: string | null;
}

export interface GroupTickets {
  group_id: string;
  ticket_hash: string;
  group_member_id: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface GroupTopicCalls {
  group_id: string;
  group_member_id: string;
  called_on: string;
  topic_ids: string[];
}

export interface GroupTopics {
  group_id: string;
  id: string;
  position: number;
  title: string;
  summary: string;
  opens_at: Date;
  closes_at: Date;
  published_at: Date | null;
  search: string;
  created_at: Date;
  audience_tag_id: string | null;
  opened_told_at: Date | null;
}

export interface GroupVoiceTargets {
  group_id: string;
  topic_id: string;
  segment: string;
  target: number;
}

export interface GroupVoteOptions {
  group_id: string;
  vote_id: string;
  id: string;
  position: number;
  text: string;
  votes: Generated<number>;
  rank_sum: Generated<number>;
  tag_id: string | null;
}

export interface GroupVotes {
  group_id: string;
  id: string;
  section_id: string;
  title: string;
  kind: string;
  min_choices: number;
  max_choices: number;
  results_shown: string;
  closes_at: Date | null;
  voters: Generated<number>;
  anonymous: Generated<boolean>;
}

export interface GuestCounts {
  scope: string;
  people: number;
}

export interface HelpArticles {
  id: number;
  section_id: number;
  title: string;
  summary: string;
  body: string;
  position: number;
  updated_at: Date;
  updated_by: string;
  withdrawn_at: Date | null;
}

export interface HelpMisses {
  words: string;
  count: number;
  first_at: Date;
  last_at: Date;
}

export interface HelpRatings {
  member_id: string;
  article_id: number;
  helpful: boolean;
  rated_at: Date;
}

export interface HelpSections {
  id: number;
  title: string;
  position: number;
}

export interface HomeTours {
  member_id: string;
  seen_at: Date;
}

export interface HostedSurveys {
  task_id: string;
  survey_id: string;
}

export interface HostingTickets {
  ticket_hash: string;
  member_id: string;
  expires_at: Date;
  used_at: Date | null;
}

export interface IdChecks {
  member_id: string;
  attempt: number;
  state: string;
  name_sealed: string;
  number_sealed: string;
  number_index: string;
  adult_on: string | null;
  consent_version: string;
  asked_at: Date;
  decided_at: Date | null;
  withdrawn_at: Date | null;
}

export interface IdempotencyKeys {
  member_id: string;
  key: string;
  request_hash: string;
  answer: Json | null;
  created_at: Generated<Date>;
}

export interface Invitations {
  member_id: string;
  inviter_id: string;
  id: string;
  channel: string;
  state: string;
  void_reason: string | null;
  mobile_mark: string;
  device_mark: string | null;
  network_mark: string | null;
  invited_at: Date;
  survey_id: string | null;
  survey_until: Date | null;
  browser_mark: string | null;
  block_mark: string | null;
  restored_at: Date | null;
  declared_at: Date | null;
}

export interface InviteArrivals {
  device_mark: string;
  inviter_id: string;
  channel: string;
  expires_at: Date;
}

export interface InviteNames {
  member_id: string;
  agreed_at: Date;
}

export interface InviteRewards {
  inviter_id: string;
  id: string;
  member_id: string;
  step: string;
  cause_id: string;
  coins: number;
  earned_at: Date;
  expected_at: Date | null;
  settled_at: Date | null;
  taken_back_at: Date | null;
  note: string | null;
  round: Generated<number>;
}

export interface InviteTraces {
  member_id: string;
  kind: string;
  mark: string;
  seen_at: Date;
}

export interface LedgerAccounts {
  member_id: string;
  coin: Generated<number>;
  pending_coin: Generated<number>;
  credit: Generated<number>;
  quality: Generated<number>;
  version: Generated<number>;
}

export interface LedgerBlocks {
  number: number;
  head: Uint8Array;
  sealed_at: Date;
}

export interface LedgerDebts {
  member_id: string;
  id: string;
  key: string;
  platform: string;
  amount: number;
  paid: Generated<number>;
  payments: Generated<number>;
  cause_kind: string;
  cause_id: string;
  cause_title: string;
  note: string;
  created_at: Date;
  forgiven: Generated<number>;
}

export interface LedgerEntries {
  member_id: string;
  version: number;
  position: number;
  account: string;
  asset: string;
  amount: number;
  created_at: Date;
}

export interface LedgerSeals {
  member_id: string;
  version: number;
  block: number;
  digest: Uint8Array;
}

export interface LedgerTransfers {
  member_id: string;
  version: number;
  id: string;
  key: string;
  reason: string;
  cause_kind: string;
  cause_id: string;
  cause_title: string;
  note: string | null;
  expected_at: Date | null;
  follows: number | null;
  coin_change: number;
  pending_coin_change: number;
  credit_change: number;
  quality_change: number;
  coin_after: number;
  pending_coin_after: number;
  credit_after: number;
  quality_after: number;
  created_at: Date;
}

export interface LegalDrafts {
  kind: string;
  version: string;
  what: string;
  source: string;
  must_agree: boolean;
  edition: number;
  saved_by: string;
  saved_at: Date;
}

export interface LegalTexts {
  id: string;
  kind: string;
  version: string;
  what: string;
  source: string;
  must_agree: boolean;
  made_by: string;
  made_at: Date;
  withdrawn_by: string | null;
  withdrawn_at: Date | null;
}

export interface LevelNews {
  id: Generated<boolean>;
  read_until: Date;
}

export interface Members {
  id: string;
  mobile_sealed: string;
  mobile_index: string;
  member_code: string;
  blocked_at: Date | null;
  joined_at: Date;
  email_sealed: string | null;
  suspended_until: Date | null;
}

export interface MessageDeliveries {
  member_id: string;
  message_id: string;
  created_at: Date;
}

export interface MessageMutes {
  member_id: string;
  kind: string;
  muted_at: Date;
}

export interface Messages {
  member_id: string;
  id: string;
  kind: string;
  title: string;
  body: string;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
  cause_key: string | null;
}

export interface NewcomerSteps {
  member_id: string;
  step: string;
  done_at: Date;
}

export interface NoticeMarks {
  member_id: string;
  read_through: Date;
  read_at: Date;
}

export interface NoticeReads {
  member_id: string;
  notice_id: string;
  read_at: Date;
  published_at: Date;
}

export interface Notices {
  id: string;
  title: string;
  summary: string;
  body: string;
  pinned: Generated<boolean>;
  published_at: Date;
  made_by: Generated<string>;
  place: Generated<number>;
}

export interface OpenLinks {
  sid: string;
  task_id: string;
  active: boolean;
  created_at: Date;
}

export interface OperatorActSeals {
  number: number;
  head: Uint8Array;
  sealed_at: Date;
}

export interface OperatorActs {
  id: string;
  at: Date;
  operator: string;
  act: string;
  subject: string;
  before: Json | null;
  after: Json | null;
  number: number;
  kind: string | null;
  operator_id: string | null;
  reason: string | null;
  agreed_by: string | null;
  address: string | null;
  key: string | null;
  request_hash: string | null;
  outcome: Json | null;
  head: Uint8Array;
  agreed_from: string | null;
  agreed_reason: string | null;
}

export interface OperatorChallenges {
  challenge: string;
  session_id: string | null;
  ends_at: Date;
}

export interface OperatorDevices {
  id: string;
  operator_id: string;
  token_hash: string;
  device: string;
  address: string;
  first_at: Date;
  confirmed_at: Date | null;
  denied_at: Date | null;
}

export interface OperatorExports {
  id: string;
  list: string;
  query: Json;
  rows: number;
  rows_are_capped: boolean;
  reason: string;
  asked_by_id: string;
  asked_by: string;
  made_at: Date;
  ends_at: Date;
}

export interface OperatorLinks {
  token_hash: string;
  operator_id: string;
  totp_sealed: string;
  made_at: Date;
  ends_at: Date;
  used_at: Date | null;
}

export interface OperatorPasskeys {
  id: string;
  operator_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  name: string;
  is_backed_up: boolean;
  made_at: Date;
  used_at: Date | null;
}

export interface OperatorRecoveryCodes {
  operator_id: string;
  code_hash: string;
  used_at: Date | null;
}

export interface OperatorRequests {
  id: string;
  act: string;
  input: Json;
  kind: string;
  subject: string;
  title: string;
  changes: Json;
  seen: string;
  permission: string;
  reason: string;
  key: string;
  request_hash: string;
  asked_by_id: string;
  asked_by: string;
  asked_at: Date;
  ends_at: Date;
  state: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
  decision: string | null;
  waits_as: string | null;
  asked_from: string | null;
}

export interface OperatorSessions {
  id: string;
  token_hash: string;
  operator_id: string;
  device: string;
  address: string;
  created_at: Date;
  seen_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  device_id: string | null;
}

export interface OperatorTries {
  key: string;
  tries: number;
  last_at: Date;
}

export interface OperatorViews {
  id: string;
  operator_id: string;
  list: string;
  name: string;
  filters: Json;
  columns: Json | null;
  is_shared: boolean;
  saved_at: Date;
}

export interface Operators {
  id: string;
  name: string;
  roles: string[];
  password_hash: string | null;
  totp_sealed: string | null;
  totp_step: Generated<number>;
  created_at: Date;
  closed_at: Date | null;
  link_for: string | null;
  link_until: Date | null;
}

export interface OrderCards {
  member_id: string;
  order_id: string;
  position: number;
  number_sealed: string | null;
  secret_sealed: string;
  code_index: string;
  expires_at: Date | null;
}

export interface OrderMoves {
  member_id: string;
  order_id: string;
  position: number;
  state: number;
  at: Date;
  actor: string;
  operator: string | null;
  note: string | null;
}

export interface OrderReveals {
  member_id: string;
  order_id: string;
  showing: number;
  at: Date;
}

export interface Orders {
  member_id: string;
  id: string;
  order_number: string;
  ordinal: number;
  benefit_id: string;
  choice_id: string;
  type: number;
  target: string;
  title: string;
  cover: string | null;
  choice_title: string | null;
  quantity: number;
  price: number;
  fee: number;
  total: number;
  revocable: boolean;
  state: number;
  reason: string | null;
  moves: number;
  shown: Generated<number>;
  created_at: Date;
  expected_at: Date;
  moved_at: Date;
  issue_asked_at: Date | null;
  issued_at: Date | null;
  channel: string;
  delivery_sealed: string | null;
  target_text: string | null;
  fen: number | null;
  attempt: Generated<number>;
  asks: Generated<number>;
  receipt: string | null;
  confirmation: Json | null;
  carrier: string | null;
  tracking_number: string | null;
  fee_free_card_id: string | null;
  member_left: Generated<boolean>;
  issue_number: string | null;
  issue_problem: string | null;
  prize: string | null;
  repaid: Generated<number>;
  unverified: Generated<boolean>;
  held_back: string | null;
  spent_on: string | null;
}

export interface OwnProbes {
  owner_id: string;
  id: string;
  text: string;
  created_at: Date;
}

export interface OwnerReversals {
  owner: string;
  completes: number;
  reversed: number;
  counted_at: Date;
}

export interface Participations {
  member_id: string;
  id: string;
  task_id: string;
  result: Generated<number>;
  result_id: string | null;
  result_detail: string | null;
  device: number;
  consent_at: Date | null;
  support_code: string;
  promised_coins: number;
  promised_credit: number;
  promised_consolation: number;
  paid_coins: Generated<number>;
  paid_credit: Generated<number>;
  seated: Generated<boolean>;
  seat_until: Date | null;
  progress: Generated<number>;
  started_at: Date;
  ended_at: Date | null;
  consent_text: Json | null;
  earning_state: string | null;
  earning_expected_at: Date | null;
  earning_note: string | null;
  corrected_at: Date | null;
  corrected_coins: Generated<number>;
  corrected_credit: Generated<number>;
  earning_pending_for: string | null;
  earning_held_until: Date | null;
  consent_withdrawn_at: Date | null;
  answering_seconds: number | null;
  counts_incidence: boolean | null;
  source: Generated<string>;
}

export interface PartnerReports {
  id: string;
  partner_id: string;
  via: string;
  raw: string;
  digest: string;
  times: Generated<number>;
  support_code: string;
  verdict: Generated<string>;
  member_id: string | null;
  participation_id: string | null;
  result: number | null;
  received_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
  resolution: string | null;
}

export interface PartnerVisits {
  member_id: string;
  participation_id: string;
  sid: string;
  partner_id: string;
  task_id: string;
  expires_at: Date | null;
  window_until: Date | null;
  disputed: Generated<boolean>;
  created_at: Date;
  code: string | null;
}

export interface Partners {
  id: string;
  key: string;
  kind: string;
  active: boolean;
  secrets: string;
  config: Json;
  created_at: Date;
  updated_at: Date;
}

export interface Passwords {
  member_id: string;
  hash: string;
  set_at: Date;
}

export interface Payees {
  member_id: string;
  id: string;
  channel: string;
  account_sealed: string;
  name_sealed: string;
  account_index: string;
  used_at: Date;
}

export interface Penalties {
  member_id: string;
  id: string;
  step: string;
  rule: string;
  evidence: string;
  starts_at: Date;
  ends_at: Date;
  made_by: string;
  lifted_at: Date | null;
  lifted_by: string | null;
  lift_reason: string | null;
  told_end: Generated<boolean>;
}

export interface PictureBands {
  band: number;
  stored_at: Date;
  key: string;
  hash: number | null;
}

export interface PictureFacts {
  key: string;
  taken_at: string | null;
  camera: string | null;
  hash: string | null;
  stored_at: Date;
}

export interface PollOptions {
  poll_id: string;
  position: number;
  id: string;
  label: string;
  image: string | null;
  votes: Generated<number>;
}

export interface PollProposals {
  id: string;
  member_id: string;
  title: string;
  options: string[];
  days: number;
  state: Generated<string>;
  reason: string | null;
  poll_id: string | null;
  coins: Generated<number>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface PollVotes {
  member_id: string;
  poll_id: string;
  option_ids: string[];
  created_at: Date;
}

export interface Polls {
  id: string;
  title: string;
  description: string | null;
  min_choices: number;
  max_choices: number;
  results: string;
  starts_at: Date;
  closes_at: Date | null;
  voters: Generated<number>;
}

export interface PopupViews {
  member_id: string;
  day: string;
  popup_id: string;
  session_id: string;
  closed_at: Date | null;
}

export interface Popups {
  id: string;
  title: string;
  body: string;
  image: string | null;
  action: string | null;
  link: string | null;
  audience: string;
  level: number | null;
  starts_at: Date;
  ends_at: Date;
  made_by: string;
}

export interface PrivacySettings {
  member_id: string;
  recommendation: boolean;
  changed_at: Date;
}

export interface Profiles {
  member_id: string;
  nickname: string;
  nickname_key: string;
  avatar: string | null;
  bbs_role: Generated<number>;
  updated_at: Date;
}

export interface ProviderCalls {
  channel: string;
  at: Date;
  answered: Generated<number>;
  failed: Generated<number>;
  answered_at: Date | null;
  failed_at: Date | null;
}

export interface ProviderDays {
  channel: string;
  day: string;
  fen: number;
  orders: number;
}

export interface ProviderLimits {
  channel: string;
  daily_fen: number | null;
  paused_at: Date | null;
}

export interface QrLogins {
  poll_hash: string;
  scan_hash: string;
  device_hash: string;
  browser: string | null;
  system: string | null;
  network_sealed: string;
  scanned_by: string | null;
  decided_session: string | null;
  decision: string | null;
  taken_at: Date | null;
  asked_at: Date;
  expires_at: Date;
}

export interface QualityChanges {
  member_id: string;
  transfer_id: string;
  transfer_key: string;
  points: number;
  rule: string;
  ends_on: string | null;
  appeal_until: Date | null;
  recovered_at: Date | null;
  returned: Generated<number>;
  rule_number: string | null;
  evidence: Json | null;
  rise_on: string | null;
}

export interface QuizQuestions {
  id: string;
  version: number;
  category: string;
  title: string;
  choices: string[];
  explanation: string;
  added_at: Date;
  added_by: string;
  retired_at: Date | null;
  retired_by: string | null;
}

export interface QuizTries {
  campaign_id: string;
  member_id: string;
  day: string;
  id: string;
  asked: Json;
  asked_at: Date;
  until: Date;
  answers: Json | null;
  score: number | null;
  coins: Generated<number>;
  perfect: Generated<boolean>;
  submitted_at: Date | null;
}

export interface QuotaCells {
  task_id: string;
  name: string;
  limit: number;
  reserved: Generated<number>;
  complete: Generated<number>;
}

export interface RankingChoices {
  member_id: string;
  choice: string;
  chosen_at: Date;
}

export interface RankingMonths {
  month: string;
  member_id: string;
  coins: number;
  surveys: number;
}

export interface RankingPlaces {
  run_id: string;
  place: number;
  member_id: string;
  score: number;
  surveys: number;
}

export interface RankingRuns {
  id: string;
  period: string;
  from_month: string | null;
  made_at: Date;
  ranked: Generated<number>;
  is_current: Generated<boolean>;
  shown_at: Date | null;
}

export interface ReconcileResults {
  name: string;
  findings: number;
  at: Date;
}

export interface RegisterTickets {
  ticket_hash: string;
  mobile_sealed: string;
  mobile_index: string;
  used_at: Date | null;
  expires_at: Date;
}

export interface RestockWishes {
  member_id: string;
  benefit_id: string;
  asked_at: Date;
}

export interface RuleNumbers {
  id: string;
  name: string;
  value: number;
  holds_from: Date;
  reason: string;
  made_by: string;
  made_at: Date;
  dropped_by: string | null;
  dropped_at: Date | null;
}

export interface ScreenOuts {
  member_id: string;
  day: string;
  times: number;
  seconds: number;
}

export interface SecondLooks {
  review_id: string;
  operator: string;
  verdict: string;
  chosen_at: Date;
  looked_by: string | null;
  looked_verdict: string | null;
  note: string | null;
  looked_at: Date | null;
}

export interface SessionFamilies {
  id: string;
  member_id: string | null;
  group_id: string | null;
  group_member_id: string | null;
  group_role: number | null;
  device: number;
  device_id: string | null;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  browser: string | null;
  system: string | null;
  network: string | null;
  last_used_at: Date;
  agreement_due: Generated<boolean>;
  browser_index: string | null;
  host_only: Generated<boolean>;
  opened_with: string | null;
}

export interface Sessions {
  refresh_hash: string;
  access_hash: string;
  family_id: string;
  access_expires_at: Date;
  refresh_expires_at: Date;
  rotated_at: Date | null;
  used_at: Date | null;
}

export interface SignInPresses {
  key_hash: string;
  proof_hash: string;
  session_id: string | null;
  repeats_left: number;
  expires_at: Date;
}

export interface SiteEvents {
  id: string;
  title: string;
  summary: string;
  cover: string;
  link: string | null;
  starts_at: Date;
  ends_at: Date;
}

export interface SiteFigures {
  name: string;
  value: number;
  counted_at: Date;
}

export interface SiteMaintenances {
  id: string;
  site: string;
  message: string;
  starts_at: Date;
  expected_end: Date | null;
  planned_by: string;
  created_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
}

export interface SitePresence {
  server: string;
  site: string;
  people: number;
  at: Date;
}

export interface SmsChoices {
  member_id: string;
  id: string;
  kind: string;
  is_on: boolean;
  chosen_at: Date;
}

export interface SmsCounts {
  period: string;
  period_start: Date;
  sent: number;
  used: number;
  alarmed_at: Date | null;
}

export interface SmsOutbox {
  id: string;
  mobile_index: string;
  mobile_sealed: string;
  text_sealed: string;
  sent_at: Date;
}

export interface SnsBindings {
  type: number;
  subject_index: string;
  subject_sealed: string;
  member_id: string;
  nickname_sealed: string | null;
  bound_at: Date;
}

export interface SnsStates {
  state_hash: string;
  type: number;
  device_hash: string;
  member_id: string | null;
  used_at: Date | null;
  expires_at: Date;
}

export interface SnsTickets {
  ticket_hash: string;
  kind: string;
  device_hash: string;
  type: number;
  subject_index: string;
  subject_sealed: string;
  nickname_sealed: string | null;
  member_id: string | null;
  mobile_sealed: string | null;
  mobile_index: string | null;
  used_at: Date | null;
  expires_at: Date;
}

export interface StarArticles {
  id: string;
  title: string;
  summary: string;
  body: string;
  member_id: string | null;
  published_at: Date;
  withdrawn_at: Date | null;
}

export interface StartTickets {
  ticket_hash: string;
  member_id: string;
  task_hash_id: string;
  consent: boolean;
  expires_at: Date;
  used_at: Date | null;
  data_use_version: number | null;
}

export interface SuppliedTasks {
  task_id: string;
  partner_id: string;
  survey: string;
  minimum_seconds: number | null;
  passed: DefaultedJson;
  closed_at: Date | null;
  ended_at: Date | null;
}

export interface SurveyDefinitions {
  id: string;
  name: string;
  version: number;
  definition: Json;
  checksum: string;
  created_at: Date;
}

export interface SurveyFigures {
  member_id: string;
  participation_id: string;
  task_id: string;
  seconds: number;
  speed: number | null;
  matrices: number;
  straight_lined: number;
  contradictions: string[];
  open_answers: number;
  duplicates: number;
}

export interface SurveyFiles {
  key: string;
  member_id: string;
  participation_id: string;
}

export interface SurveyGuests {
  scope: string;
  person_index: string;
  guest_id: string;
  created_at: Date;
  forget_after: Date | null;
}

export interface SurveyHolds {
  member_id: string;
  participation_id: string;
  task_id: string;
  sign: string;
  overlap_seconds: number;
  held_at: Date;
  decided_at: Date | null;
  verdict: string | null;
  operator: string | null;
  reason: string | null;
}

export interface SurveyKeys {
  key_hash: string;
  member_id: string;
  participation_id: string;
  kind: string;
  partner_id: string | null;
  person: string | null;
  passed: DefaultedJson;
  repeated: Generated<boolean>;
  created_at: Date;
}

export interface SurveyOpenAnswers {
  task_id: string;
  question: string;
  text_index: string;
  member_id: string;
}

export interface SurveyPageTimes {
  member_id: string;
  participation_id: string;
  revision: number;
  from_at: Date;
  until_at: Date;
}

export interface SurveyQualityCounts {
  task_id: string;
  answered: number;
  fast: number;
  straight_lined: number;
  contradicting: number;
  duplicating: number;
}

export interface SurveySessions {
  member_id: string;
  participation_id: string;
  task_id: string;
  survey_id: string;
  answers: DefaultedJson;
  accepted_page: string | null;
  page: string;
  revision: Generated<number>;
  screened: Generated<boolean>;
  cells: Generated<string[]>;
  last_save: string | null;
  last_outcome: Json | null;
  updated_at: Date;
  drafts: DefaultedJson;
  draft_revision: Generated<number>;
}

export interface SurveySpans {
  id: Generated<number>;
  member_id: string;
  participation_id: string;
  started_at: Date;
  ended_at: Date | null;
}

export interface TaskActivities {
  task_id: string;
  rules: Json;
}

export interface TaskBrowsers {
  task_id: string;
  browser_index: string;
}

export interface TaskChances {
  task_id: string;
  screened: number;
  taken: number;
  counted_at: Date;
}

export interface TaskFigureCounts {
  task_id: string;
  counted_at: Date;
  is_stale: Generated<boolean>;
}

export interface TaskFigures {
  task_id: string;
  source: string;
  result: number;
  people: number;
  taken_back: number;
  given_up: number;
  coins: number;
}

export interface TaskImports {
  id: string;
  hash_id: string;
  what: string;
  operator: string;
  at: Date;
}

export interface TaskMedians {
  task_id: string;
  completes: number;
}

export interface TaskNetworks {
  task_id: string;
  address_index: string;
  members: Generated<number>;
  guests: Generated<number>;
}

export interface TaskReminders {
  member_id: string;
  task_id: string;
  asked_at: Date;
}

export interface Tasks {
  id: string;
  hash_id: string;
  module: number;
  type: number;
  title: string;
  cover: string | null;
  coins: number;
  credit: number;
  consolation_coins: number;
  declared_minutes: number | null;
  screening_minutes: number | null;
  median_seconds: number | null;
  devices: number[];
  cities: Generated<string[]>;
  minimum_quality: Generated<number>;
  network_limit: number | null;
  seats: number | null;
  seats_taken: Generated<number>;
  seat_minutes: number | null;
  completes: Generated<number>;
  tags: Generated<string[]>;
  texts: Json;
  starts_at: Date;
  ends_at: Date | null;
  created_at: Date;
  wanted: DefaultedJson;
  wall_match: Generated<number>;
  wall_coins: Generated<number>;
  wall_minutes: Generated<number>;
  wall_ends: Generated<number>;
  is_over: Generated<boolean>;
  wall_points: Generated<string>;
  wall_newest: Generated<number>;
  quota_full: Generated<boolean>;
  is_full: Generated<boolean>;
  paused_at: Date | null;
  foreign_research: Json | null;
  soft_seats: number | null;
  data_use_version: Generated<number>;
}

export interface TicketAges {
  age: string;
  waiting: number;
  late: number;
  day: string;
  counted_at: Date;
}

export interface TicketEntries {
  member_id: string;
  ticket_id: string;
  position: number;
  at: Date;
  actor: string;
  operator: string | null;
  kind: string;
  text: string | null;
  pictures: DefaultedJson;
}

export interface TicketNotes {
  id: string;
  member_id: string;
  ticket_id: string;
  at: Date;
  operator: string;
  text: string;
}

export interface TicketWeeks {
  week: string;
  kind: string;
  opened: number;
  answered: number;
  due: number;
  kept: number;
  reopened: number;
  median_minutes: number | null;
  slow_minutes: number | null;
}

export interface Tickets {
  member_id: string;
  id: string;
  number: string;
  kind: string;
  state: number;
  title: string;
  subject_type: string | null;
  subject_id: string | null;
  subject: Json | null;
  device: number;
  device_id: string | null;
  opened_at: Date;
  accept_by: Date;
  answer_by: Date;
  owner: string | null;
  answered_at: Date | null;
  confirmed_at: Date | null;
  reopened_at: Date | null;
  verdict: string | null;
  verdict_coins: number | null;
  verdict_points: number | null;
  verdict_days: number | null;
  loss: string | null;
  verdict_forgiven: number | null;
  merged_into: string | null;
  merged_at: Date | null;
  merged_state: number | null;
  first_answered_at: Date | null;
  first_answer_by: Date | null;
}

export interface TopupNetworks {
  network_index: string;
  member_id: string;
  expires_at: Date;
}

export interface WithdrawnCardCodes {
  id: string;
  benefit_id: string;
  choice_id: string;
  number_sealed: string | null;
  secret_sealed: string;
  code_index: string;
  expires_at: Date | null;
  withdrawn_at: Date;
  act_id: string;
}

export interface WriteProbes {
  server: string;
  at: Date;
  schema: string | null;
  release: string | null;
}

export interface Schema {
  account_closings: AccountClosings;
  activity_reviews: ActivityReviews;
  activity_runs: ActivityRuns;
  agent_hooks: AgentHooks;
  app_releases: AppReleases;
  application_moves: ApplicationMoves;
  applications: Applications;
  attribute_answers: AttributeAnswers;
  attribute_consents: AttributeConsents;
  attribute_surveys: AttributeSurveys;
  award_winners: AwardWinners;
  awards: Awards;
  banners: Banners;
  benefit_choices: BenefitChoices;
  benefits: Benefits;
  blocked_networks: BlockedNetworks;
  bulk_items: BulkItems;
  bulk_runs: BulkRuns;
  call_counts: CallCounts;
  campaign_acts: CampaignActs;
  campaign_chances: CampaignChances;
  campaign_draws: CampaignDraws;
  campaign_entrant_changes: CampaignEntrantChanges;
  campaign_members: CampaignMembers;
  campaign_networks: CampaignNetworks;
  campaign_odds: CampaignOdds;
  campaign_prizes: CampaignPrizes;
  campaign_seals: CampaignSeals;
  campaign_unsealed: CampaignUnsealed;
  campaign_wins: CampaignWins;
  campaigns: Campaigns;
  canned_answers: CannedAnswers;
  card_codes: CardCodes;
  card_issues: CardIssues;
  card_reveals: CardReveals;
  cards: Cards;
  channel_arrivals: ChannelArrivals;
  channels: Channels;
  check_tickets: CheckTickets;
  checkins: Checkins;
  code_limits: CodeLimits;
  codes: Codes;
  community_acts: CommunityActs;
  consents: Consents;
  consignees: Consignees;
  consolation_counts: ConsolationCounts;
  content_drafts: ContentDrafts;
  content_pictures: ContentPictures;
  content_versions: ContentVersions;
  course_passes: CoursePasses;
  course_quizzes: CourseQuizzes;
  course_visits: CourseVisits;
  courses: Courses;
  day_figures: DayFigures;
  discussion_groups: DiscussionGroups;
  email_outbox: EmailOutbox;
  events: Events;
  exchange_members: ExchangeMembers;
  field_nonces: FieldNonces;
  file_chores: FileChores;
  file_grants: FileGrants;
  files: Files;
  group_attachments: GroupAttachments;
  group_attribute_consents: GroupAttributeConsents;
  group_ballots: GroupBallots;
  group_changes: GroupChanges;
  group_consents: GroupConsents;
  group_downloads: GroupDownloads;
  group_drafts: GroupDrafts;
  group_findings: GroupFindings;
  group_follow_ups: GroupFollowUps;
  group_host_changes: GroupHostChanges;
  group_hosts: GroupHosts;
  group_members: GroupMembers;
  group_opened: GroupOpened;
  group_people_tagged: GroupPeopleTagged;
  group_people_tags: GroupPeopleTags;
  group_probes: GroupProbes;
  group_quotes: GroupQuotes;
  group_reads: GroupReads;
  group_rehearsals: GroupRehearsals;
  group_reminders: GroupReminders;
  group_response_tags: GroupResponseTags;
  group_response_wordings: GroupResponseWordings;
  group_responses: GroupResponses;
  group_rewards: GroupRewards;
  group_section_counts: GroupSectionCounts;
  group_sections: GroupSections;
  group_stars: GroupStars;
  group_tags: GroupTags;
  group_texts: GroupTexts;
  group_tickets: GroupTickets;
  group_topic_calls: GroupTopicCalls;
  group_topics: GroupTopics;
  group_voice_targets: GroupVoiceTargets;
  group_vote_options: GroupVoteOptions;
  group_votes: GroupVotes;
  guest_counts: GuestCounts;
  help_articles: HelpArticles;
  help_misses: HelpMisses;
  help_ratings: HelpRatings;
  help_sections: HelpSections;
  home_tours: HomeTours;
  hosted_surveys: HostedSurveys;
  hosting_tickets: HostingTickets;
  id_checks: IdChecks;
  idempotency_keys: IdempotencyKeys;
  invitations: Invitations;
  invite_arrivals: InviteArrivals;
  invite_names: InviteNames;
  invite_rewards: InviteRewards;
  invite_traces: InviteTraces;
  ledger_accounts: LedgerAccounts;
  ledger_blocks: LedgerBlocks;
  ledger_debts: LedgerDebts;
  ledger_entries: LedgerEntries;
  ledger_seals: LedgerSeals;
  ledger_transfers: LedgerTransfers;
  legal_drafts: LegalDrafts;
  legal_texts: LegalTexts;
  level_news: LevelNews;
  members: Members;
  message_deliveries: MessageDeliveries;
  message_mutes: MessageMutes;
  messages: Messages;
  newcomer_steps: NewcomerSteps;
  notice_marks: NoticeMarks;
  notice_reads: NoticeReads;
  notices: Notices;
  open_links: OpenLinks;
  operator_act_seals: OperatorActSeals;
  operator_acts: OperatorActs;
  operator_challenges: OperatorChallenges;
  operator_devices: OperatorDevices;
  operator_exports: OperatorExports;
  operator_links: OperatorLinks;
  operator_passkeys: OperatorPasskeys;
  operator_recovery_codes: OperatorRecoveryCodes;
  operator_requests: OperatorRequests;
  operator_sessions: OperatorSessions;
  operator_tries: OperatorTries;
  operator_views: OperatorViews;
  operators: Operators;
  order_cards: OrderCards;
  order_moves: OrderMoves;
  order_reveals: OrderReveals;
  orders: Orders;
  own_probes: OwnProbes;
  owner_reversals: OwnerReversals;
  participations: Participations;
  partner_reports: PartnerReports;
  partner_visits: PartnerVisits;
  partners: Partners;
  passwords: Passwords;
  payees: Payees;
  penalties: Penalties;
  picture_bands: PictureBands;
  picture_facts: PictureFacts;
  poll_options: PollOptions;
  poll_proposals: PollProposals;
  poll_votes: PollVotes;
  polls: Polls;
  popup_views: PopupViews;
  popups: Popups;
  privacy_settings: PrivacySettings;
  profiles: Profiles;
  provider_calls: ProviderCalls;
  provider_days: ProviderDays;
  provider_limits: ProviderLimits;
  qr_logins: QrLogins;
  quality_changes: QualityChanges;
  quiz_questions: QuizQuestions;
  quiz_tries: QuizTries;
  quota_cells: QuotaCells;
  ranking_choices: RankingChoices;
  ranking_months: RankingMonths;
  ranking_places: RankingPlaces;
  ranking_runs: RankingRuns;
  reconcile_results: ReconcileResults;
  register_tickets: RegisterTickets;
  restock_wishes: RestockWishes;
  rule_numbers: RuleNumbers;
  screen_outs: ScreenOuts;
  second_looks: SecondLooks;
  session_families: SessionFamilies;
  sessions: Sessions;
  sign_in_presses: SignInPresses;
  site_events: SiteEvents;
  site_figures: SiteFigures;
  site_maintenances: SiteMaintenances;
  site_presence: SitePresence;
  sms_choices: SmsChoices;
  sms_counts: SmsCounts;
  sms_outbox: SmsOutbox;
  sns_bindings: SnsBindings;
  sns_states: SnsStates;
  sns_tickets: SnsTickets;
  star_articles: StarArticles;
  start_tickets: StartTickets;
  supplied_tasks: SuppliedTasks;
  survey_definitions: SurveyDefinitions;
  survey_figures: SurveyFigures;
  survey_files: SurveyFiles;
  survey_guests: SurveyGuests;
  survey_holds: SurveyHolds;
  survey_keys: SurveyKeys;
  survey_open_answers: SurveyOpenAnswers;
  survey_page_times: SurveyPageTimes;
  survey_quality_counts: SurveyQualityCounts;
  survey_sessions: SurveySessions;
  survey_spans: SurveySpans;
  task_activities: TaskActivities;
  task_browsers: TaskBrowsers;
  task_chances: TaskChances;
  task_figure_counts: TaskFigureCounts;
  task_figures: TaskFigures;
  task_imports: TaskImports;
  task_medians: TaskMedians;
  task_networks: TaskNetworks;
  task_reminders: TaskReminders;
  tasks: Tasks;
  ticket_ages: TicketAges;
  ticket_entries: TicketEntries;
  ticket_notes: TicketNotes;
  ticket_weeks: TicketWeeks;
  tickets: Tickets;
  topup_networks: TopupNetworks;
  withdrawn_card_codes: WithdrawnCardCodes;
  write_probes: WriteProbes;
}

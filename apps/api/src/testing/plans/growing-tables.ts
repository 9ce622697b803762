/** Tables that stay small however many members there are, for example because only operators fill them. */
const SMALL: ReadonlySet<string> = new Set([
  'banners',
  'benefit_choices',
  'benefits',
  'blocked_networks',
  'campaign_acts',
  'campaign_odds',
  'campaign_prizes',
  'campaigns',
  'discussion_groups',
  'group_host_changes',
  'group_hosts',
  'group_people_tags',
  'group_sections',
  'group_topics',
  'group_vote_options',
  'group_votes',
  'hosted_surveys',
  'kysely_migration',
  'kysely_migration_lock',
  'ledger_blocks',
  'migration_checksums',
  'notices',
  'open_links',
  'partners',
  'poll_options',
  'polls',
  'quota_cells',
  'reconcile_results',
  'site_events',
  'supplied_tasks',
  'survey_definitions',
  'survey_keys',
  'task_activities',
  'tasks',
  'write_probes',
]);

/** Whether a table grows with members, answers or time. A partition counts as its table does. */
export function grows(relation: string): boolean {
  return !SMALL.has(relation);
}

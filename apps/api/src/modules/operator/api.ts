export type { BulkInput, BulkRule, BulkRules } from './bulk/bulk-rule.ts';
export type { DemoOperator } from './demo-operators.ts';
export type { DayFigurePorts } from './figures/count-day-figures.ts';
export type { Exported, ExportedLists, ExportedPage } from './exports/exported-list.ts';
export type { Waiting } from './overview-handlers.ts';
export type { MemberArchive } from './exports/export-file.ts';
export type { EventSources, Timelines } from './timeline/read-timeline.ts';

import type { Platform } from '../../platform/platform.ts';
import type { TaskPorts } from './ports/task-ports.ts';

/** What tasks and survey answering depend on. */
export interface TaskDeps extends Pick<
  Platform,
  'config' | 'database' | 'clock' | 'random' | 'events' | 'cipher' | 'jobs'
> {
  readonly ports?: TaskPorts;
}

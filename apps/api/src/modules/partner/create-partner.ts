import type { Platform } from '../../platform/platform.ts';
import { createOneTimeTokens } from '../identity/one-time-token.ts';
import type { TaskParts } from '../task/task-deps.ts';
import { outsideOf } from './external/external-survey.ts';
import type { PartnerParts } from './partner-deps.ts';

const KEY_BYTES = 32;

/** Tasks that may also be answered at outside companies, and what the rules of those stand on. */
export function createPartner(platform: Platform, tasks: TaskParts): PartnerParts {
  const around = {
    ...tasks,
    memberSite: platform.config.sites.member,
    production: platform.config.production,
    keys: createOneTimeTokens(platform, 'survey key', KEY_BYTES),
  };
  return {
    ...around,
    ports: { ...tasks.ports, outsideOf: (db, taskId) => outsideOf(around, db, taskId) },
  };
}

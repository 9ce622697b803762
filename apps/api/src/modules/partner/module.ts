import type { Platform } from '../../platform/platform.ts';
import { createOneTimeTokens } from '../identity/module.ts';
import type { TaskDeps } from '../task/task-deps.ts';
import { externalSurveyOf } from './external/external-survey.ts';
import type { PartnerDeps } from './partner-deps.ts';

const KEY_BYTES = 32;

/** Adds external surveys to the dependencies of tasks. */
export function createPartner(platform: Platform, tasks: TaskDeps): PartnerDeps {
  const around = {
    ...tasks,
    memberSite: platform.config.sites.member,
    production: platform.config.production,
    keys: createOneTimeTokens(platform, 'survey key', KEY_BYTES),
  };
  return {
    ...around,
    ports: { ...tasks.ports, externalSurveyOf: (db, taskId) => externalSurveyOf(around, db, taskId) },
  };
}

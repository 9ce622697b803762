import { LRUCache } from 'lru-cache';
import { checkDefinition, type SurveyDefinition } from '@yayan/survey-engine';
import { requestHash } from '../../../call/request-hash.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Random } from '../../../platform/random.ts';
import { setSeatMinutes, taskById } from '../../task/module.ts';
import { setQuotaCells } from '../quota/quota-store.ts';
import { minimumSecondsFault } from './minimum-seconds.ts';
import {
  insertVersion,
  readDefinition,
  readHosted,
  readNewestVersion,
  setHosted,
} from './definition-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Versions never change, so a cached version needs no expiry. */
const known = new LRUCache<string, SurveyDefinition>({ max: 200 });

function checked(name: string, candidate: unknown): SurveyDefinition {
  const check = checkDefinition(candidate);
  if (!check.ok) throw new Error(`Survey ${name} can't be run: ${check.faults.join('; ')}`);
  return check.definition;
}

const checksumOf = (definition: SurveyDefinition): string =>
  requestHash('getSurveySession', null, definition);

/** Reads a questionnaire version for evaluation. */
export async function definitionOf(db: Connection, surveyId: string): Promise<SurveyDefinition> {
  const found = known.get(surveyId) ?? checked(surveyId, await readDefinition(db, surveyId));
  known.set(surveyId, found);
  return found;
}

/**
 * Makes a task use this questionnaire for new participations; open ones keep their version (rule 3.6). If the
 * definition equals the newest version, no new version is stored. Throws if the definition can't be run, or if it
 * accepts answers that are too fast for what the task pays (rule 3.35).
 */
export async function hostSurvey(
  tx: Tx,
  random: Random,
  { taskId, name, candidate, at }: { taskId: string; name: string; candidate: unknown; at: Date },
): Promise<void> {
  const definition = checked(name, candidate);
  const fault = minimumSecondsFault(await taskById(tx, taskId), definition.host.minimumSeconds);
  if (fault !== undefined) throw new Error(`Survey ${name} can't be hosted: ${fault}`);
  const checksum = checksumOf(definition);
  const newest = await readNewestVersion(tx, name);
  const isNew = newest?.checksum !== checksum;
  const surveyId = isNew ? random.uuid() : newest.id;
  if (isNew)
    await insertVersion(
      tx,
      name,
      { id: surveyId, version: (newest?.version ?? 0) + 1, checksum },
      definition,
      at,
    );
  await setHosted(tx, taskId, surveyId);
  await setSeatMinutes(tx, taskId, definition.host.seatMinutes);
  await setQuotaCells(tx, taskId, definition.host.quotaCells);
}

/** Whether a task uses this very questionnaire for new participations. */
export async function hostsAlready(
  db: Connection,
  { id, hashId }: { id: string; hashId: string },
  definition: SurveyDefinition,
): Promise<boolean> {
  const newest = await readNewestVersion(db, hashId);
  return newest?.checksum === checksumOf(definition) && newest.id === (await readHosted(db, id));
}

/** The id of the version that a task uses for new participations. */
export async function hostedSurvey(db: Connection, taskId: string): Promise<string> {
  const surveyId = await readHosted(db, taskId);
  if (surveyId === undefined) throw new Error(`Task ${taskId} has no survey to run`);
  return surveyId;
}

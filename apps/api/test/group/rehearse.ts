import type { DataOf } from '@yayan/contract';
import type { TestSystem } from '../system/test-system.ts';
import type { Hosting } from './hosting.ts';

type Rehearsal = NonNullable<DataOf<'getRehearsal'>['rehearsal']>;

const paramsOf = ({ groupId }: Hosting) => ({ params: { groupId } });

/** The rehearsal as its host reads it. */
export const readRehearsal = async (system: TestSystem, hosting: Hosting): Promise<Rehearsal> => {
  const { rehearsal } = await system.get('getRehearsal', paramsOf(hosting), hosting.host);
  if (rehearsal === null) throw new Error('No rehearsal runs');
  return rehearsal;
};

/** Starts a rehearsal and lets its respondents answer. */
export const rehearse = async (system: TestSystem, hosting: Hosting): Promise<Rehearsal> => {
  await system.get('startRehearsal', paramsOf(hosting), hosting.host);
  await system.runJobs();
  return await readRehearsal(system, hosting);
};

import type { Task } from '../task.ts';

/** What a task says about data, with the version that starters send (rule 3.50). */
export const dataUseOf = ({ texts, dataUseVersion }: Pick<Task, 'texts' | 'dataUseVersion'>) => ({
  ...texts.dataUse,
  version: dataUseVersion,
});

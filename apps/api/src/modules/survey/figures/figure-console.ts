import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTask, readTaskFigures } from '../../task/module.ts';
import { readCells } from '../quota/quota-store.ts';
import { readQualityCounts } from './quality-count-store.ts';

/** The console's figures of a task: counted ones, and its quota cells as they are now (rule 14.70). */
export const taskFigureConsole = ({
  database: { read },
  config,
}: Pick<Platform, 'database' | 'config'>): Pick<ConsoleHandlers, 'getTaskFigures'> => ({
  getTaskFigures: async ({ params }) => {
    const { id } = (await findTask(read, params.id)) ?? refuse('NOT_FOUND');
    const counted = await readTaskFigures(read, id);
    return {
      countedAt: counted?.countedAt.toISOString() ?? null,
      figures: counted?.figures ?? [],
      quality: (await readQualityCounts(read, id)) ?? null,
      cells: await readCells(read, id),
      coinsPerYuan: config.coinsPerYuan,
    };
  },
});

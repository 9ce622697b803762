import { siteNamed, siteNames, type SiteName } from '../../call/site.ts';
import { maintenanceActs, openMaintenances } from '../../modules/operator/module.ts';
import { act, type ActCall, look, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { performing } from '../runner/performing.ts';

const siteOf = (word = ''): SiteName => {
  const site = siteNamed(word);
  if (site === undefined) throw new Error(`Name a site: ${siteNames.join(' or ')}, not ${word || 'nothing'}`);
  return site;
};

const list: Run = async ({ database }, { say }) => {
  const open = await openMaintenances(database.read);
  for (const { site, startsAt, plannedBy, message } of open)
    say([site, startsAt.toISOString(), plannedBy, message].join('  '));
  say(`${open.length} sites have maintenance`);
};

/** Operators close a site of ours for maintenance, also when they can't reach the console (rule 8.9). */
export const site: Command = actionsCommand({
  name: 'site',
  summary: 'Close a site for maintenance, and open it again',
  actions: [
    act(
      'close <site> <message> <reason>',
      'Refuse the calls of a site (member or bbs) from now on, with a message',
      performing(
        maintenanceActs.planMaintenance,
        ({ words: [, name, message = '', ...reason] }: ActCall) => ({
          input: { site: siteOf(name), message, startsAt: null, expectedEnd: null },
          reason: reasonOf(reason),
        }),
      ),
    ),
    act(
      'open <site> <reason>',
      'Open a site again',
      performing(maintenanceActs.endMaintenance, ({ words: [, name, ...reason] }: ActCall) => ({
        input: { site: siteOf(name) },
        reason: reasonOf(reason),
      })),
    ),
    look('list', 'What is closed or planned, since when, by whom', list),
  ],
});

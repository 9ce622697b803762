import { fileURLToPath } from 'node:url';
import { runWithAct } from '../../platform/audit/run-with-act.ts';
import { onTrial } from '../../platform/database/trial.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { operatorOf } from './operator.ts';
import type { Act, ActCall, Action } from './action.ts';
import { keptWords, nameOf } from './action-words.ts';
import type { Command, CommandCall, Option } from './command.ts';
import { withPlatform } from './with-platform.ts';

interface Actions<On> {
  name: string;
  summary: string;
  actions: readonly Action<On>[];
  /** The options of some actions, in addition to `--by` and `--dry-run`. */
  options?: Readonly<Record<string, Option>>;
  /** Files under `apps/api/data` that show the input of the actions. `--help` prints the first and names the others. */
  examples?: readonly string[];
  /** Makes the object that the actions work on. */
  open: (platform: Platform, call: CommandCall) => On | Promise<On>;
  /** True if actions send jobs. */
  sendsJobs?: boolean;
}

const ACT_OPTIONS = {
  by: { type: 'string', summary: 'Your name, kept in the audit log with what you do' },
  'dry-run': { type: 'boolean', summary: 'Do everything except keeping it: say what would happen' },
} as const satisfies Record<string, Option>;

/**
 * A command of several actions. Each action's words are checked against its usage. An act needs `--by` and is stored in
 * the audit log in the same transaction. With `--dry-run` it runs to its end and is rolled back, or only counts.
 */
export function actionsCommandOn<On>(made: Actions<On>): Command {
  const { name, summary, actions, options = {}, examples = [] } = made;
  return {
    usage: `${name} <${actions.map(({ usage }) => usage).join('|')}>`,
    summary,
    actions: actions.map((each) => ({ ...each, usage: `${name} ${each.usage}` })),
    options: { ...(actions.some(({ isAct }) => isAct) ? ACT_OPTIONS : {}), ...options },
    examples: examples.map((file) => fileURLToPath(new URL(`../../../data/${file}`, import.meta.url))),
    run: async (call) => {
      const action = actionOf(actions, call);
      const words = call.words.slice(nameOf(action.usage).split(' ').length);
      const by = action.isAct ? operatorOf(call.options) : '';
      const { subject, details } = keptWords(`${name} ${action.usage}`, words);
      await withPlatform(call.config, async (platform) => {
        if (!action.isAct) return await action.run(await made.open(platform, call), call);
        if (call.options['dry-run'] === true) return await runDry(made, action, platform, { ...call, by });
        const kept = { operator: by, act: `${name} ${nameOf(action.usage)}`, subject, before: null };
        const after = { ...details, ...keptOptions(call) };
        return await runWithAct(platform, { ...kept, after }, async (keeping) => {
          const on = await made.open(keeping, call);
          if (made.sendsJobs === true) await platform.jobs.start({ work: false });
          await action.run(on, { ...call, by });
        });
      });
      return 0;
    },
  };
}

/** A command whose actions work directly on the platform. */
export const actionsCommand = (made: Omit<Actions<Platform>, 'open'>): Command =>
  actionsCommandOn({ ...made, open: (platform) => platform });

function actionOf<On>(
  actions: readonly Action<On>[],
  { words: [first = '', second] }: CommandCall,
): Action<On> {
  const named = (name: string) => actions.find(({ usage }) => nameOf(usage) === name);
  const found = named(first) ?? named(`${first} ${second}`);
  if (found !== undefined) return found;
  throw new Error(`Say what to do: ${actions.map(({ usage }) => nameOf(usage)).join(', ')}`);
}

const keptOptions = ({ options: { by: _by, 'dry-run': _dry, ...rest } }: CommandCall) => rest;

const noJobs: Partial<Jobs> = {
  define: () => undefined,
  schedule: () => undefined,
  start: () => Promise.resolve(),
  sendIn: () => Promise.resolve(''),
};

/** Runs an act's preview, or the act and rolls back all its work. Its output is marked as a dry run. */
async function runDry<On>(
  { open }: Actions<On>,
  { run, preview }: Act<On>,
  platform: Platform,
  call: ActCall,
): Promise<void> {
  if (preview) {
    const say = (line: string): void => call.say(`Dry run: ${line}`);
    await preview(await open(platform, call), { ...call, say });
    return call.say('nothing is changed');
  }
  const lines = await onTrial(platform.database, async (database) => {
    const said: string[] = [];
    const trial = { ...platform, database, jobs: { ...platform.jobs, ...noJobs } };
    await run(await open(trial, call), { ...call, say: (line) => void said.push(line) });
    return said;
  });
  for (const line of lines) call.say(`Dry run: ${line}`);
  call.say('nothing is changed');
}

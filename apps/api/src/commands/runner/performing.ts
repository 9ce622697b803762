import { refuse } from '../../errors/api-fault.ts';
import type { Act } from '../../platform/audit/act.ts';
import type { ActOutcome } from '../../platform/audit/act-outcome.ts';
import { performAct } from '../../platform/audit/perform-act.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ActCall, RunAct } from './action.ts';

/** The input of an act, and why it is done. */
export interface Given<Input> {
  input: Input;
  reason: string;
  /** The id of the act, made from the command's key: a command that is repeated after a lost answer acts once. */
  id?: string;
}

/** Performs an act for who has access to the server, who needs no account. Resolves to what it did. */
export const performFor = async <Input>(
  platform: Platform,
  call: ActCall,
  act: Act<Input>,
  { input, reason, id, onRepeat, dryRun = false }: Given<Input> & { onRepeat?: () => void; dryRun?: boolean },
): Promise<ActOutcome> => {
  // A preview asks for no reason, because the console's dialog shows it first. A command has all its words.
  if (dryRun && act.needsReason && reason.trim() === '') refuse('ACT_REASON_MISSING');
  return await performAct(platform, act, input, {
    actor: { id: null, name: call.by, roles: null, address: null },
    reason,
    key: '',
    seen: null,
    dryRun,
    ...(id !== undefined && { id }),
    ...(onRepeat && { onRepeat }),
  });
};

/**
 * Makes the work of a command from an act that the operator console performs too. `read` reads the words. It may read files
 * and look ids up. A dry run is the act's own preview: it only reads, so that nobody waits for what it would have locked.
 */
export const performing =
  <Input>(
    act: Act<Input>,
    read: (call: ActCall, platform: Platform) => Given<Input> | Promise<Given<Input>>,
  ): RunAct =>
  async (platform, call) => {
    let isRepeated = false;
    const onRepeat = (): void => {
      isRepeated = true;
    };
    const { title, changes } = await performFor(platform, call, act, {
      ...(await read(call, platform)),
      onRepeat,
      dryRun: call.options['dry-run'] === true,
    });
    if (isRepeated) return call.say('This key was used before: nothing changed');
    call.say(title);
    for (const { field, before, after } of changes)
      call.say(`  ${field}: ${before ?? '-'} → ${after ?? '-'}`);
  };

import { contents } from '../../composition/acts/content-acts.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ActCall } from '../runner/action.ts';
import { performFor } from '../runner/performing.ts';

type Contents = typeof contents;
type Kind = keyof Contents;
type Draft = Parameters<Contents[Kind]['rule']['facts']>[0];

// A file has the fields of the document, with times as dates.
const writtenDraft = (draft: object & { kind: Kind }): Draft => JSON.parse(JSON.stringify(draft)) as Draft;

/** Publishes what a file holds by the act of the operator console (rule 14.37). Returns its id. */
export async function publishContent(
  platform: Platform,
  call: ActCall,
  { id, draft }: { id: string; draft: object & { kind: Kind } },
): Promise<string> {
  await performFor(platform, call, contents[draft.kind].publishContent, {
    input: { id, draft: writtenDraft(draft) },
    reason: '',
  });
  return id;
}

/** Withdraws content by the act of the operator console. */
export async function withdrawContent(
  platform: Platform,
  call: ActCall,
  { kind, id }: { kind: Kind; id: string | undefined },
): Promise<void> {
  const input = { id: id ?? refuse('NOT_FOUND') };
  await performFor(platform, call, contents[kind].withdrawContent, { input, reason: '' });
}

/** Publishes content, or changes what is there, by the acts of the operator console. Returns which happened. */
export async function writeContent(
  platform: Platform,
  call: ActCall,
  content: { id: string; draft: object & { kind: Kind } },
): Promise<'added' | 'changed' | 'same'> {
  const { id } = content;
  const draft = writtenDraft(content.draft);
  const { rule, editContent } = contents[draft.kind];
  const before = await rule.read(platform.database.read, id, platform.clock.now());
  if (before === undefined) {
    await publishContent(platform, call, content);
    return 'added';
  }
  if (JSON.stringify(rule.facts(before.draft)) === JSON.stringify(rule.facts(draft))) return 'same';
  await performFor(platform, call, editContent, { input: { id, draft }, reason: '' });
  return 'changed';
}

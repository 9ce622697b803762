import { GroupRole } from '@yayan/contract';
import type { GroupDeps } from '../../people/deps.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { insertPeople } from './people-store.ts';
import { voices } from './voices.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Adds the scripted respondents. Their numbers are placeholders that match no real number and can't sign in. */
export async function addVoices(
  tx: Tx,
  deps: Pick<GroupDeps, 'random' | 'cipher'>,
  group: Pick<GroupRow, 'consent_version'>,
  { groupId, opensAt }: { groupId: string; opensAt: Date },
): Promise<string[]> {
  const ids = voices.map(() => deps.random.uuid());
  await insertPeople(
    tx,
    voices.map(({ nickname, avatar, attributes }, index) => ({
      group_id: groupId,
      id: ids[index] ?? '',
      mobile_index: `rehearsal:${ids[index]}`,
      mobile_sealed: deps.cipher.seal(''),
      role: GroupRole.Respondent,
      nickname,
      avatar,
      attributes: JSON.stringify(attributes),
      invited_at: opensAt,
      consent_version: group.consent_version,
      consented_at: opensAt,
      joined_at: opensAt,
      last_seen_at: opensAt,
    })),
  );
  return ids;
}
